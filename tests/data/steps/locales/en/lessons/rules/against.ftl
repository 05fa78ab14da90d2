lesson-against = Against the best defence
    .intro = Two positions, and an opponent who never errs.

step-against--corners = Three against three, and everybody may fly. Which corner makes two threats at once?
    .hint1 = Look for a corner that lies on two of your lines.
    .success = Two threats at once: only one of them can be stopped.

step-against--still-drawn = White is about to close a mill. Stop it, and keep an eye on what comes next!
    .hint1 = First see which line White would fill.
    .success = The draw stands. Who sees the threat in time loses nothing.
