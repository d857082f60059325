//! One ray against the eight quantised child boxes of a node.

use obvhs::cwbvh::node::CwBvhNode;
#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::*;
use wayfare_simd::InstructionSet;

/// A ray segment, prepared for traversal.
#[derive(Clone, Copy, Debug)]
pub struct RayQuery {
    /// Origin.
    pub origin: [f32; 3],
    /// Direction, of any length.
    pub direction: [f32; 3],
    /// Largest parameter of interest.
    pub t_max: f32,
    pub(super) inverse: [f32; 3],
    /// Child order of the octant, in every byte (Ylitie et al. 2017).
    pub(super) octant: u32,
}

/// Rounding of a slab distance: three operations, both ends.
const SLAB_SLACK: f32 = 1.0 + 4.0 * f32::EPSILON;

impl RayQuery {
    /// The segment from `origin` to `origin + t_max * direction`.
    #[inline(always)]
    pub fn new(origin: [f32; 3], direction: [f32; 3], t_max: f32) -> Self {
        // An infinite inverse would give 0 * inf = NaN inside the slab test.
        let inverse = direction.map(|d| {
            1.0 / if d.abs() < 1e-18 {
                1e-18f32.copysign(d)
            } else {
                d
            }
        });
        let bit = |axis: usize, value: u32| if direction[axis] < 0.0 { 0 } else { value };
        let octant = bit(0, 0x0404_0404) | bit(1, 0x0202_0202) | bit(2, 0x0101_0101);
        Self {
            origin,
            direction,
            t_max,
            inverse,
            octant,
        }
    }
}

/// The children that the segment meets, as obvhs encodes them: inner nodes in the upper byte in order of
/// traversal, primitives in the lower 24 bits.
///
/// (The test of obvhs itself drops everything closer than 1e-4, regardless of the size of the scene.)
#[inline(always)]
pub(super) fn intersect<I: InstructionSet>(node: &CwBvhNode, ray: &RayQuery) -> u32 {
    #[cfg(target_arch = "x86_64")]
    if I::AVX2 {
        // SAFETY: the instruction set has AVX2 and FMA.
        return unsafe { intersect_avx2(node, ray) };
    }
    intersect_portable(node, ray)
}

/// The ray in the coordinates of the node's grid: distance = q * scale + offset.
#[inline(always)]
fn grid_ray(node: &CwBvhNode, ray: &RayQuery) -> ([f32; 3], [f32; 3]) {
    let p = [node.p.x, node.p.y, node.p.z];
    let scale: [f32; 3] =
        std::array::from_fn(|a| f32::from_bits(u32::from(node.e[a]) << 23) * ray.inverse[a]);
    let offset: [f32; 3] = std::array::from_fn(|a| (p[a] - ray.origin[a]) * ray.inverse[a]);
    (scale, offset)
}

/// Where the boxes of all children begin and end on an axis, seen along the ray.
#[inline(always)]
fn planes<'a>(node: &'a CwBvhNode, ray: &RayQuery, axis: usize) -> (&'a [u8; 8], &'a [u8; 8]) {
    let (lo, hi) = match axis {
        0 => (&node.child_min_x, &node.child_max_x),
        1 => (&node.child_min_y, &node.child_max_y),
        _ => (&node.child_min_z, &node.child_max_z),
    };
    if ray.direction[axis] < 0.0 {
        (hi, lo)
    } else {
        (lo, hi)
    }
}

/// Eight quantised planes as distances along the ray.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
unsafe fn distances_avx2(planes: &[u8; 8], scale: f32, offset: f32) -> __m256 {
    unsafe {
        let bytes = _mm_cvtsi64_si128(i64::from_le_bytes(*planes));
        let planes = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(bytes));
        _mm256_fmadd_ps(planes, _mm256_set1_ps(scale), _mm256_set1_ps(offset))
    }
}

/// All eight children at once. Inlined into code that is compiled for AVX2, as are the intrinsics that it calls.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
unsafe fn intersect_avx2(node: &CwBvhNode, ray: &RayQuery) -> u32 {
    let (scale, offset) = grid_ray(node, ray);
    let (near_x, far_x) = planes(node, ray, 0);
    let (near_y, far_y) = planes(node, ray, 1);
    let (near_z, far_z) = planes(node, ray, 2);
    unsafe {
        let near_x = distances_avx2(near_x, scale[0], offset[0]);
        let near_y = distances_avx2(near_y, scale[1], offset[1]);
        let near_z = distances_avx2(near_z, scale[2], offset[2]);
        let far_x = distances_avx2(far_x, scale[0], offset[0]);
        let far_y = distances_avx2(far_y, scale[1], offset[1]);
        let far_z = distances_avx2(far_z, scale[2], offset[2]);
        let near = _mm256_max_ps(
            _mm256_max_ps(near_x, near_y),
            _mm256_max_ps(near_z, _mm256_setzero_ps()),
        );
        let far = _mm256_min_ps(_mm256_min_ps(far_x, far_y), far_z);
        let far = _mm256_min_ps(
            _mm256_mul_ps(far, _mm256_set1_ps(SLAB_SLACK)),
            _mm256_set1_ps(ray.t_max),
        );
        let met = _mm256_castps_si256(_mm256_cmp_ps::<_CMP_LE_OQ>(near, far));
        let (child_bits, bit_index) = node.get_child_and_index_bits(ray.octant);
        let child_bits = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(child_bits as i64));
        let bit_index = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(bit_index as i64));
        let bits = _mm256_and_si256(_mm256_sllv_epi32(child_bits, bit_index), met);
        let half = _mm_or_si128(
            _mm256_castsi256_si128(bits),
            _mm256_extracti128_si256::<1>(bits),
        );
        let quarter = _mm_or_si128(half, _mm_shuffle_epi32::<0b01_00_11_10>(half));
        let one = _mm_or_si128(quarter, _mm_shuffle_epi32::<0b10_11_00_01>(quarter));
        _mm_cvtsi128_si32(one) as u32
    }
}

/// One child after the other.
#[inline(always)]
fn intersect_portable(node: &CwBvhNode, ray: &RayQuery) -> u32 {
    let (scale, offset) = grid_ray(node, ray);
    let (child_bits, bit_index) = node.get_child_and_index_bits(ray.octant);
    let planes = [
        planes(node, ray, 0),
        planes(node, ray, 1),
        planes(node, ray, 2),
    ];
    let mut mask = 0;
    for child in 0..8 {
        let (mut near, mut far) = (0.0f32, f32::INFINITY);
        for (axis, (a, b)) in planes.iter().enumerate() {
            near = near.max(f32::from(a[child]) * scale[axis] + offset[axis]);
            far = far.min(f32::from(b[child]) * scale[axis] + offset[axis]);
        }
        if near <= (far * SLAB_SLACK).min(ray.t_max) {
            let shift = 8 * child as u32;
            mask |= ((child_bits >> shift) as u32 & 0xff) << ((bit_index >> shift) as u32 & 0x1f);
        }
    }
    mask
}

#[cfg(test)]
mod tests {
    use super::*;
    use glam::Vec3;
    use wayfare_simd::{Task, run};

    /// The test as the processor at hand does it.
    struct Intersect<'a>(&'a CwBvhNode, &'a RayQuery);

    impl Task for Intersect<'_> {
        type Output = u32;

        #[inline(always)]
        fn run<I: InstructionSet>(self) -> u32 {
            intersect::<I>(self.0, self.1)
        }
    }

    #[test]
    fn vector_and_portable_code_agree() {
        let mut state = 1u64;
        let mut next = || {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (state >> 40) as f32 / (1u64 << 24) as f32
        };
        let (mut met, mut differ) = (0, 0);
        for _ in 0..20_000 {
            let mut node = CwBvhNode {
                p: Vec3::new(next(), next(), next()),
                e: [118, 119, 120],
                imask: 0b1111,
                child_meta: [
                    0x38,
                    0x39,
                    0x3a,
                    0x3b,
                    0b0010_0000,
                    0b0110_0001,
                    0b1110_0011,
                    0,
                ],
                ..Default::default()
            };
            let mut planes = || {
                let lo: [u8; 8] = std::array::from_fn(|_| (next() * 200.0) as u8);
                let hi: [u8; 8] =
                    std::array::from_fn(|i| lo[i].saturating_add((next() * 99.0) as u8));
                (lo, hi)
            };
            (node.child_min_x, node.child_max_x) = planes();
            (node.child_min_y, node.child_max_y) = planes();
            (node.child_min_z, node.child_max_z) = planes();
            let origin = [next() * 4.0 - 2.0, next() * 4.0 - 2.0, next() * 4.0 - 2.0];
            let target = [node.p.x + next(), node.p.y + next(), node.p.z + next()];
            let direction = std::array::from_fn(|a| target[a] - origin[a]);
            let ray = RayQuery::new(origin, direction, 2.0);
            let (a, b) = (run(Intersect(&node, &ray)), intersect_portable(&node, &ray));
            met += u32::from(a != 0);
            differ += u32::from(a != b);
        }
        // The two differ by one rounding of the fused product: only boxes that are barely touched.
        assert!(met > 1000 && differ <= 2, "{differ} of {met} differ");
    }
}
