//! Ratings, by Glicko-2 (Mark Glickman, <http://www.glicko.net/glicko/glicko2.pdf>).

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2_rating_period};

use super::{Day, Grade, Outcome};

/// How strong a learner is, or how hard a puzzle: a Glicko-2 rating on the scale on which 200 points are worth three games
/// of four. Its numbers are finite, and deviation and volatility above zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    value: f64,
    deviation: f64,
    volatility: f64,
}

impl Rating {
    /// The rating of who has solved nothing yet: between the first two grades, and as good as unknown.
    pub const START: Self = Self { value: 1100.0, deviation: Self::UNKNOWN, volatility: Self::VOLATILITY };

    /// The deviation of a rating of which nothing is known, and the greatest there is.
    const UNKNOWN: f64 = 350.0;

    /// The volatility to begin with, as the paper has it.
    const VOLATILITY: f64 = 0.06;

    /// The rating of the first grade, and the steps from grade to grade.
    const FIRST_GRADE: f64 = 1000.0;
    const GRADE_STEP: f64 = 200.0;

    /// The deviation of a puzzle that nobody has tried: its grade was measured, but not on people.
    const OF_A_GRADE: f64 = 120.0;

    /// The deviation below which a rating is more than a guess: Glickman's 95 % then span a little over one grade's
    /// worth on either side.
    const SURE: f64 = 110.0;

    /// Makes a rating; `None` where a number is not finite, or deviation or volatility not above zero.
    #[must_use]
    pub fn new(value: f64, deviation: f64, volatility: f64) -> Option<Self> {
        let sound = value.is_finite() && deviation.is_finite() && volatility.is_finite();
        (sound && deviation > 0.0 && volatility > 0.0).then_some(Self { value, deviation, volatility })
    }

    /// Returns the rating that a puzzle of this grade begins with.
    #[must_use]
    pub fn of_grade(grade: Grade) -> Self {
        let steps = f64::from(grade.number() - 1);
        Self {
            value: Self::FIRST_GRADE + Self::GRADE_STEP * steps,
            deviation: Self::OF_A_GRADE,
            volatility: Self::VOLATILITY,
        }
    }

    /// Returns the rating itself, in points.
    #[must_use]
    pub const fn value(self) -> f64 {
        self.value
    }

    /// Returns how far off the rating may be, in points: the true one lies within two of these with 95 %.
    #[must_use]
    pub const fn deviation(self) -> f64 {
        self.deviation
    }

    /// Returns how erratic the results are.
    #[must_use]
    pub const fn volatility(self) -> f64 {
        self.volatility
    }

    /// Whether the rating is more than a first guess.
    #[must_use]
    pub fn is_sure(self) -> bool {
        self.deviation < Self::SURE
    }

    /// Returns the rating after a rating period with these games: the opponents' ratings, and what was scored against
    /// each.
    ///
    /// ```
    /// use malom::training::Rating;
    ///
    /// // The example of Glickman's paper.
    /// let rating = |value, deviation| Rating::new(value, deviation, 0.06).expect("finite and above zero");
    /// let games = [(rating(1400.0, 30.0), 1.0), (rating(1550.0, 100.0), 0.0), (rating(1700.0, 300.0), 0.0)];
    /// let after = rating(1500.0, 200.0).after(&games);
    /// assert_eq!(format!("{:.2} {:.2}", after.value(), after.deviation()), "1464.05 151.52");
    /// ```
    #[must_use]
    pub fn after(self, games: &[(Self, f64)]) -> Self {
        let games: Vec<_> = games.iter().map(|&(other, score)| (other.into(), outcome(score))).collect();
        // Where rounding has left no number, the game is as good as not played.
        Self::taken(&glicko2_rating_period(&self.into(), &games, &Glicko2Config::new())).unwrap_or(self)
    }

    /// Returns the rating after days without a game, of which each is a rating period: it stays, but is less sure. After
    /// three years it is as good as unknown.
    #[must_use]
    pub fn rested(self, days: u32) -> Self {
        let mut rating = self.into();
        for _ in 0..days {
            let before: Glicko2Rating = rating;
            rating = decay_deviation(&before);
            if rating.deviation <= before.deviation {
                break; // it is unknown, and stays so however long the rest
            }
        }
        Self::taken(&rating).unwrap_or(self)
    }

    /// Returns the days between two attempts on which none was made; none where the clock went back.
    pub(super) fn days_idle(last: Day, day: Day) -> u32 {
        u32::try_from(i64::from(day.0) - i64::from(last.0) - 1).unwrap_or(0)
    }

    fn taken(rating: &Glicko2Rating) -> Option<Self> {
        Self::new(rating.rating, rating.deviation.min(Self::UNKNOWN), rating.volatility)
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(rating: Rating) -> Self {
        Self { rating: rating.value, deviation: rating.deviation, volatility: rating.volatility }
    }
}

/// Puts a score as the library has it: 1 a win, ½ a draw, 0 a loss.
fn outcome(score: f64) -> Outcomes {
    if score > 0.5 {
        Outcomes::WIN
    } else if score < 0.5 {
        Outcomes::LOSS
    } else {
        Outcomes::DRAW
    }
}

/// Returns the ratings of learner and puzzle after the learner's first attempt at it. Later attempts are no measure: the
/// solution may be remembered.
///
/// `last` is the day of the attempt before, of whichever puzzle.
#[must_use]
pub fn rate(
    learner: Rating,
    last: Option<Day>,
    puzzle: Rating,
    outcome: Outcome,
    day: Day,
) -> (Rating, Rating) {
    let learner = learner.rested(last.map_or(0, |last| Rating::days_idle(last, day)));
    let score = outcome.score();
    (learner.after(&[(puzzle, score)]), puzzle.after(&[(learner, 1.0 - score)]))
}
