### What a learner is told of how their progress is kept.

# $path: a file
notice-damaged = Your progress file was damaged. It has been put aside as { $path }, and a new one begun.
notice-newer = Your progress file comes from a newer Malom. It has been put aside as { $path }, and a new one begun.
notice-not-kept = Nothing is being kept: { $path } cannot be written. You can go on with the { -lesson } all the same.
