-- What answers say of misconceptions. An answer speaks for or against each of several; (session, n) names it as in the other
-- logs, and where it is an attempt in one of them, that attempt.

CREATE TABLE belief (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL, -- UTC seconds
    place TEXT NOT NULL CHECK (place IN ('lesson', 'drill', 'puzzle')),
    item TEXT NOT NULL, -- the lesson, the misconception that is drilled, or the puzzle
    step TEXT NOT NULL, -- empty in a puzzle
    misconception TEXT NOT NULL,
    speaks TEXT NOT NULL CHECK (speaks IN ('for', 'against')),
    answers INTEGER NOT NULL CHECK (answers BETWEEN 2 AND 255), -- that there were to choose from
    UNIQUE (session, n, misconception)
) STRICT;

-- The latest of each are what counts.
CREATE INDEX belief_latest ON belief (misconception, id);
