// Sums over the pixels of an image and a reference. Every workgroup leaves one partial sum.

const LANES: u32 = 256u;
// As in crate film, `EPSILON`.
const EPSILON: f32 = 0.01;
// The square of a larger difference, summed over many pixels, would leave single precision.
const LARGEST: f32 = 1e16;

struct Parameters {
    pixels: u32,
    // Lanes of all workgroups: the distance of the pixels of one lane.
    lanes: u32,
    // Number of buffers of each; a reference of none is absent.
    image_parts: u32,
    reference_parts: u32,
}

struct Sums {
    // (a - b)^2, |a - b|, (a - b)^2 / (b^2 + 0.01), |a - b| / (b + 0.01), summed over channels.
    errors: vec4<f32>,
    // Red, green and blue; then the number of pixels left out.
    image: vec4<f32>,
    // Red, green and blue.
    reference: vec4<f32>,
}

@group(0) @binding(0) var<uniform> parameters: Parameters;
@group(0) @binding(1) var<storage, read> image_first: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> image_second: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> reference_first: array<vec4<f32>>;
@group(0) @binding(4) var<storage, read> reference_second: array<vec4<f32>>;
@group(0) @binding(5) var<storage, read_write> sums: array<Sums>;

var<workgroup> of_lane: array<Sums, LANES>;

fn image_at(i: u32) -> vec3<f32> {
    var value = image_first[i].rgb;
    if parameters.image_parts > 1u {
        value += image_second[i].rgb;
    }
    return value;
}

fn reference_at(i: u32) -> vec3<f32> {
    var value = vec3<f32>(0.0);
    if parameters.reference_parts > 0u {
        value = reference_first[i].rgb;
    }
    if parameters.reference_parts > 1u {
        value += reference_second[i].rgb;
    }
    return value;
}

// A test of the bits: shader compilers may take for granted that numbers are finite.
fn is_usable(value: vec3<f32>) -> bool {
    let magnitude = bitcast<vec3<u32>>(value) & vec3<u32>(0x7fffffffu);
    return all(magnitude <= vec3<u32>(bitcast<u32>(LARGEST)));
}

fn total(value: vec3<f32>) -> f32 {
    return value.x + value.y + value.z;
}

fn errors_of(a: vec3<f32>, b: vec3<f32>) -> vec4<f32> {
    let absolute = abs(a - b);
    let squared = absolute * absolute;
    return vec4<f32>(
        total(squared),
        total(absolute),
        total(squared / (b * b + EPSILON)),
        total(absolute / (abs(b) + EPSILON)),
    );
}

fn plus(a: Sums, b: Sums) -> Sums {
    return Sums(a.errors + b.errors, a.image + b.image, a.reference + b.reference);
}

fn sums_of_lane(lane: u32) -> Sums {
    var sum = Sums();
    for (var i = lane; i < parameters.pixels; i += parameters.lanes) {
        let a = image_at(i);
        let b = reference_at(i);
        if is_usable(a) && is_usable(b) {
            sum = plus(sum, Sums(errors_of(a, b), vec4<f32>(a, 0.0), vec4<f32>(b, 0.0)));
        } else {
            sum.image.w += 1.0;
        }
    }
    return sum;
}

@compute @workgroup_size(LANES)
fn measure(
    @builtin(global_invocation_id) global: vec3<u32>,
    @builtin(local_invocation_index) local: u32,
    @builtin(workgroup_id) group: vec3<u32>,
) {
    of_lane[local] = sums_of_lane(global.x);
    // Halves are added to halves, which keeps the rounding small.
    for (var half = LANES / 2u; half > 0u; half /= 2u) {
        workgroupBarrier();
        if local < half {
            of_lane[local] = plus(of_lane[local], of_lane[local + half]);
        }
    }
    if local == 0u {
        sums[group.x] = of_lane[0];
    }
}
