-- How many steps of a lesson were brought to their end, again and again counted, and how many of those at the first try
-- and without help.

ALTER TABLE lesson ADD COLUMN steps INTEGER NOT NULL DEFAULT 0;
ALTER TABLE lesson ADD COLUMN clean INTEGER NOT NULL DEFAULT 0;

UPDATE lesson SET (steps, clean) = (
    SELECT count(*), count(*) FILTER (WHERE credit = 1 AND wrong = 0 AND hints = 0)
    FROM outcome WHERE outcome.lesson = lesson.lesson
);

CREATE TRIGGER outcome_counts AFTER INSERT ON outcome BEGIN
    INSERT INTO lesson (lesson, steps, clean)
    VALUES (new.lesson, 1, new.credit = 1 AND new.wrong = 0 AND new.hints = 0)
    ON CONFLICT DO UPDATE SET steps = steps + 1, clean = clean + excluded.clean;
END;
