//! Tables of all kinds in one buffer, in rows of 16 bytes.

use bytemuck::Pod;

/// A row of a table.
pub type Row = [u32; 4];

/// Rows that kernels address by their numbers.
#[derive(Clone, Debug, Default)]
pub struct Rows(Vec<Row>);

impl Rows {
    /// The number of the next row.
    pub fn next(&self) -> u32 {
        self.0.len() as u32
    }

    /// Appends a structure that fills whole rows. Returns its first row.
    pub fn push<T: Pod>(&mut self, value: &T) -> u32 {
        const { assert!(size_of::<T>().is_multiple_of(size_of::<Row>())) };
        let rows: Vec<Row> = bytemuck::pod_collect_to_vec(bytemuck::bytes_of(value));
        self.extend(&rows)
    }

    /// Writes a structure over rows that are there already.
    pub fn set<T: Pod>(&mut self, first: usize, value: &T) {
        let rows: Vec<Row> = bytemuck::pod_collect_to_vec(bytemuck::bytes_of(value));
        self.0[first..first + rows.len()].copy_from_slice(&rows);
    }

    /// Appends rows. Returns the first.
    pub fn extend(&mut self, rows: &[Row]) -> u32 {
        let first = self.next();
        self.0.extend(rows);
        first
    }

    /// All rows, one after the other.
    pub fn as_bytes(&self) -> &[u8] {
        bytemuck::cast_slice(&self.0)
    }
}

/// The bits of a flag that is set; none of one that is not.
pub fn flag(is_set: bool, bits: u32) -> u32 {
    if is_set { bits } else { 0 }
}

/// Numbers as a row.
pub fn row(numbers: [f32; 4]) -> Row {
    numbers.map(f32::to_bits)
}
