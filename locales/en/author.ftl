### What authors and translators read while they try a lesson or look at a message.

## Trying a lesson

try-changed = The files have changed. This is the step as it is now; what you typed was not judged.
try-broken = The lesson cannot be read like this, so it goes on as it was. Mend the file, and it is read again.
try-faults = The lesson can be played, but this is still to be mended:
try-title = What is wrong with the files

## Looking at messages

preview-title = Messages
preview-done = translated
preview-missing = missing
preview-stale = the English has changed since
preview-unconfirmed = not confirmed against the English
preview-faults = Some of the files cannot be read whole; the rest is shown:
