//! A board's symmetries applied to sets of bits, by lookup.

/// Bits of one lookup.
const PART: usize = 8;

/// A map of bits to bits, looked up a byte of the set at a time.
///
/// A bit without an image gets [`Spread::LOST`], which no set has.
#[derive(Clone, Debug)]
pub(super) struct Spread([[u32; 1 << PART]; 3]);

impl Spread {
    /// Stands in for the image of a bit that has none.
    pub(super) const LOST: u32 = 1 << 31;

    /// Makes the map that sends each bit to the bits of `images`.
    pub(super) fn new(images: &[u32]) -> Self {
        let mut spread = Self([[0; 1 << PART]; 3]);
        spread.set(images);
        spread
    }

    /// Makes it another map.
    pub(super) fn set(&mut self, images: &[u32]) {
        for (part, images) in self.0.iter_mut().zip(images.chunks(PART)) {
            // The image of a set is that of the set without its highest bit, and the image of that.
            for (bit, image) in images.iter().enumerate() {
                let (done, rest) = part.split_at_mut(1 << bit);
                for (new, old) in rest.iter_mut().zip(done) {
                    *new = *old | image;
                }
            }
        }
    }

    /// Returns the image of a set.
    #[inline]
    pub(super) fn of(&self, set: u32) -> u32 {
        let part = |at: usize| self.0[at][(set >> (at * PART)) as usize & ((1 << PART) - 1)];
        part(0) | part(1) | part(2)
    }
}

/// All symmetries of a board, numbered, the identity first.
#[derive(Debug)]
pub(super) struct Symmetries {
    maps: Vec<Spread>,
    /// The image of each bit under each.
    images: Vec<Vec<u8>>,
    inverses: Vec<u8>,
}

impl Symmetries {
    /// Makes the lookups from the image of each bit under each symmetry.
    pub(super) fn new(images: &[Vec<u8>]) -> Self {
        let spread = |images: &Vec<u8>| {
            let images: Vec<u32> = images.iter().map(|&bit| 1 << bit).collect();
            Spread::new(&images)
        };
        let undoes = |one: &[u8], other: &[u8]| {
            one.iter().enumerate().all(|(bit, &image)| usize::from(other[usize::from(image)]) == bit)
        };
        let inverse = |one: &Vec<u8>| {
            let found = images.iter().position(|other| undoes(one, other));
            found.expect("the symmetries are a group") as u8
        };
        Self {
            maps: images.iter().map(spread).collect(),
            images: images.to_vec(),
            inverses: images.iter().map(inverse).collect(),
        }
    }

    /// Returns how many there are.
    pub(super) const fn count(&self) -> usize {
        self.maps.len()
    }

    /// Returns the image of a set.
    #[inline]
    pub(super) fn of(&self, symmetry: u8, set: u32) -> u32 {
        self.maps[usize::from(symmetry)].of(set)
    }

    /// Returns the image of a bit.
    #[inline]
    pub(super) fn bit(&self, symmetry: u8, bit: usize) -> usize {
        usize::from(self.images[usize::from(symmetry)][bit])
    }

    /// Returns the symmetry that undoes this one.
    pub(super) fn inverse(&self, symmetry: u8) -> u8 {
        self.inverses[usize::from(symmetry)]
    }

    /// Goes through the symmetries that keep a set.
    pub(super) fn keeping(&self, set: u32) -> impl Iterator<Item = u8> + '_ {
        (0..self.count() as u8).filter(move |&symmetry| self.of(symmetry, set) == set)
    }
}
