//! Values that are known without searching.

use std::convert::Infallible;
use std::sync::Arc;

use crate::rules::Position;

use super::pair::Pair;
use super::value::Value;

/// What knows the values of some positions: those of endless play, whatever draw rules there are.
pub trait Values {
    /// Why a value that should be known can't be told.
    type Fault;

    /// Returns the value of a position in which no capture is due; `None` where it is not known.
    ///
    /// # Errors
    ///
    /// The value can't be told, because what holds it is damaged, say.
    fn value(&self, position: &Position) -> Result<Option<Value>, Self::Fault>;

    /// Returns the pair whose values would settle a position or help most to settle it, where they are not known yet.
    fn missing(&self, _position: &Position) -> Option<Pair> {
        None
    }
}

/// Knows no values.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoValues;

impl Values for NoValues {
    type Fault = Infallible;

    fn value(&self, _: &Position) -> Result<Option<Value>, Infallible> {
        Ok(None)
    }
}

impl<V: Values + ?Sized> Values for &V {
    type Fault = V::Fault;

    fn value(&self, position: &Position) -> Result<Option<Value>, V::Fault> {
        (**self).value(position)
    }

    fn missing(&self, position: &Position) -> Option<Pair> {
        (**self).missing(position)
    }
}

impl<V: Values + ?Sized> Values for Arc<V> {
    type Fault = V::Fault;

    fn value(&self, position: &Position) -> Result<Option<Value>, V::Fault> {
        (**self).value(position)
    }

    fn missing(&self, position: &Position) -> Option<Pair> {
        (**self).missing(position)
    }
}

/// Nothing is known where there is nobody to ask.
impl<V: Values> Values for Option<V> {
    type Fault = V::Fault;

    fn value(&self, position: &Position) -> Result<Option<Value>, V::Fault> {
        self.as_ref().map_or(Ok(None), |values| values.value(position))
    }

    fn missing(&self, position: &Position) -> Option<Pair> {
        self.as_ref().and_then(|values| values.missing(position))
    }
}
