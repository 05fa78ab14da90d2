-- The logs: rows are added, never changed. (session, n) names a row in every copy of the file.

CREATE TABLE attempt (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL, -- UTC seconds
    lesson TEXT NOT NULL,
    step TEXT NOT NULL,
    answer TEXT NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('right', 'good', 'wrong')),
    reason TEXT,
    hints INTEGER NOT NULL,
    UNIQUE (session, n)
) STRICT;

CREATE TABLE outcome (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    lesson TEXT NOT NULL,
    step TEXT NOT NULL,
    credit INTEGER NOT NULL CHECK (credit IN (0, 1)),
    wrong INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    UNIQUE (session, n)
) STRICT;

CREATE TABLE finish (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    lesson TEXT NOT NULL,
    stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 3),
    UNIQUE (session, n)
) STRICT;

-- What is changed.

CREATE TABLE setting (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE place (
    lesson TEXT PRIMARY KEY,
    step TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE place_step (
    lesson TEXT NOT NULL REFERENCES place ON DELETE CASCADE,
    step TEXT NOT NULL,
    wrong INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    credit INTEGER CHECK (credit IN (0, 1)), -- NULL: not solved
    PRIMARY KEY (lesson, step)
) STRICT, WITHOUT ROWID;

-- What the home page shows: a row for each lesson that was begun, derived by the triggers below.

CREATE TABLE lesson (
    lesson TEXT PRIMARY KEY,
    stars INTEGER,    -- the most; NULL: never finished
    finished INTEGER  -- the last time, UTC seconds
) STRICT, WITHOUT ROWID;

CREATE TRIGGER attempt_begins AFTER INSERT ON attempt BEGIN
    INSERT INTO lesson (lesson) VALUES (new.lesson) ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER outcome_begins AFTER INSERT ON outcome BEGIN
    INSERT INTO lesson (lesson) VALUES (new.lesson) ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER place_begins AFTER INSERT ON place BEGIN
    INSERT INTO lesson (lesson) VALUES (new.lesson) ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER finish_counts AFTER INSERT ON finish BEGIN
    INSERT INTO lesson (lesson, stars, finished) VALUES (new.lesson, new.stars, new.at)
    ON CONFLICT DO UPDATE SET
        stars = max(excluded.stars, coalesce(stars, 0)),
        finished = max(excluded.finished, coalesce(finished, excluded.finished));
END;
