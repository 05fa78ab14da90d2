-- Puzzles: the log of attempts. day counts the days of the learner's own calendar from 1970-01-01, so that midnight is theirs.

CREATE TABLE puzzle_attempt (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL, -- UTC seconds
    day INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    grade INTEGER NOT NULL CHECK (grade BETWEEN 1 AND 6),
    outcome TEXT NOT NULL CHECK (outcome IN ('solved', 'slower', 'failed', 'hinted', 'given-up')),
    seconds INTEGER NOT NULL CHECK (seconds >= 0),
    cycle_set TEXT, -- NULL: in no cycle
    cycle INTEGER CHECK (cycle >= 1),
    CHECK ((cycle_set IS NULL) = (cycle IS NULL)),
    UNIQUE (session, n)
) STRICT;

CREATE INDEX puzzle_attempt_day ON puzzle_attempt (puzzle, day);
CREATE INDEX puzzle_attempt_cycle ON puzzle_attempt (cycle_set) WHERE cycle_set IS NOT NULL;

-- Fixed sets, to be solved in cycles; added, never changed.

CREATE TABLE cycle_set (
    key TEXT PRIMARY KEY, -- the name of its row in every copy of the file
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE cycle_set_puzzle (
    cycle_set TEXT NOT NULL REFERENCES cycle_set,
    place INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    PRIMARY KEY (cycle_set, place),
    UNIQUE (cycle_set, puzzle)
) STRICT, WITHOUT ROWID;

-- How the learner stands with each puzzle that was tried; derived by the triggers below, but for the rating.

CREATE TABLE puzzle (
    puzzle TEXT PRIMARY KEY,
    tries INTEGER NOT NULL,
    last INTEGER NOT NULL, -- the last attempt's place in the log
    failed INTEGER,        -- that of the last that failed
    clean INTEGER,         -- that of the last that solved it cleanly
    rating REAL,           -- after the first attempt, as the next two; NULL: the attempts came from another copy
    deviation REAL,
    volatility REAL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER puzzle_counts AFTER INSERT ON puzzle_attempt BEGIN
    INSERT INTO puzzle (puzzle, tries, last, failed, clean)
    VALUES (
        new.puzzle, 1, new.id,
        iif(new.outcome IN ('failed', 'hinted', 'given-up'), new.id, NULL),
        iif(new.outcome = 'solved', new.id, NULL)
    )
    ON CONFLICT DO UPDATE SET
        tries = tries + 1,
        last = max(last, excluded.last),
        failed = max(coalesce(failed, excluded.failed), coalesce(excluded.failed, failed)),
        clean = max(coalesce(clean, excluded.clean), coalesce(excluded.clean, clean));
END;

-- The days of practice in the order of the log; giving up is no practice.

CREATE TABLE practice (
    id INTEGER PRIMARY KEY,
    day INTEGER NOT NULL
) STRICT;

CREATE TRIGGER puzzle_practises AFTER INSERT ON puzzle_attempt WHEN new.outcome <> 'given-up' BEGIN
    INSERT INTO practice (day)
    SELECT new.day WHERE new.day IS NOT (SELECT day FROM practice ORDER BY id DESC LIMIT 1);
END;

-- The learner's own rating: one row once there is one.

CREATE TABLE strength (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    day INTEGER NOT NULL -- of the attempt that it was found by
) STRICT;
