-- Reviews: the log of attempts at what comes back, or has to. day counts as in puzzle_attempt.

CREATE TABLE review (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL, -- UTC seconds
    day INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('step', 'drill', 'puzzle')),
    item TEXT NOT NULL,
    recall TEXT NOT NULL CHECK (recall IN ('again', 'hard', 'good')),
    UNIQUE (session, n)
) STRICT;

-- How well each item is remembered: what the log comes to in its order.

CREATE TABLE memory (
    kind TEXT NOT NULL,
    item TEXT NOT NULL,
    stability REAL NOT NULL, -- days
    difficulty REAL NOT NULL,
    reviews INTEGER NOT NULL,
    lapses INTEGER NOT NULL,
    recall TEXT NOT NULL, -- the last
    last INTEGER NOT NULL, -- the day of the last review
    due INTEGER NOT NULL,
    PRIMARY KEY (kind, item)
) STRICT, WITHOUT ROWID;
