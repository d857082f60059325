// Two images side by side, or their errors, on a screen.
//
// Colours are encoded for a screen (sRGB) everywhere but in the names that say `linear` or `radiance`.

// Whether the target encodes by itself what is written to it.
override target_encodes: bool = false;

const LEFT: u32 = 0u;
const RIGHT: u32 = 1u;
const REFERENCE: u32 = 2u;

// `what` of a pane.
const SHOW_NOTHING: u32 = 0u;
const SHOW_IMAGE: u32 = 1u;
const SHOW_REFERENCE: u32 = 2u;
const SHOW_LINEAR_ERROR: u32 = 3u;
const SHOW_LOG_ERROR: u32 = 4u;

// `is_split` of a frame that also draws the divider.
const SPLIT_WITH_LINE: u32 = 1u;

// `variant` of an image.
const FILMIC: u32 = 1u;
// `variant` of an error.
const ABSOLUTE: u32 = 0u;
const RELATIVE: u32 = 1u;
const SQUARED: u32 = 2u;
const RELATIVE_SQUARED: u32 = 3u;

const AROUND: vec3<f32> = vec3<f32>(0.11);
const NOTHING: vec3<f32> = vec3<f32>(0.16);
const NOT_FINITE: vec3<f32> = vec3<f32>(1.0, 0.0, 1.0);

const COLOURS: u32 = 11u;

struct Layer {
    size: vec2<u32>,
    // Number of its buffers.
    parts: u32,
    unused: u32,
}

struct Pane {
    what: u32,
    variant: u32,
    // Error with the darkest colour, or its binary logarithm.
    low: f32,
    // From there to the error with the brightest colour; for images what radiance is multiplied by.
    scale: f32,
}

struct Frame {
    // Where the image begins in the target, and the inverse of its extent there.
    origin: vec2<f32>,
    inverse_extent: vec2<f32>,
    // The middle of the divider's handle.
    handle: vec2<f32>,
    pixels_per_point: f32,
    is_split: u32,
    layers: array<Layer, 3>,
    panes: array<Pane, 2>,
    // At equal steps from the smallest error to the largest.
    colours: array<vec4<f32>, COLOURS>,
}

@group(0) @binding(0) var<uniform> frame: Frame;
@group(0) @binding(1) var<storage, read> left_first: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> left_second: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> right_first: array<vec4<f32>>;
@group(0) @binding(4) var<storage, read> right_second: array<vec4<f32>>;
@group(0) @binding(5) var<storage, read> reference_first: array<vec4<f32>>;
@group(0) @binding(6) var<storage, read> reference_second: array<vec4<f32>>;

struct Sampled {
    radiance: vec3<f32>,
    is_finite: bool,
}

// A test of the bits: shader compilers may take for granted that numbers are finite.
fn is_finite(value: vec3<f32>) -> bool {
    let infinite = vec3<u32>(0x7f800000u);
    return all((bitcast<vec3<u32>>(value) & infinite) != infinite);
}

fn first_part(layer: u32, i: u32) -> vec3<f32> {
    switch layer {
        case LEFT: { return left_first[i].rgb; }
        case RIGHT: { return right_first[i].rgb; }
        default: { return reference_first[i].rgb; }
    }
}

fn second_part(layer: u32, i: u32) -> vec3<f32> {
    switch layer {
        case LEFT: { return left_second[i].rgb; }
        case RIGHT: { return right_second[i].rgb; }
        default: { return reference_second[i].rgb; }
    }
}

fn pixel_of(layer: u32, pixel: vec2<u32>) -> Sampled {
    let i = pixel.y * frame.layers[layer].size.x + pixel.x;
    var value = first_part(layer, i);
    if frame.layers[layer].parts > 1u {
        value += second_part(layer, i);
    }
    return Sampled(value, is_finite(value));
}

fn nearest(layer: u32, fraction: vec2<f32>) -> Sampled {
    let size = frame.layers[layer].size;
    return pixel_of(layer, min(vec2<u32>(fraction * vec2<f32>(size)), size - 1u));
}

// The curve of `wayfare_film::filmic`, where it is explained.
fn filmic(radiance: vec3<f32>) -> vec3<f32> {
    // Rows, as they multiply from the right.
    let from_srgb = mat3x3<f32>(
        0.59719, 0.35458, 0.04823,
        0.07600, 0.90834, 0.01566,
        0.02840, 0.13383, 0.83777,
    );
    let to_srgb = mat3x3<f32>(
        1.60475, -0.53108, -0.07367,
        -0.10208, 1.10813, -0.00605,
        -0.00327, -0.07276, 1.07602,
    );
    let v = clamp(radiance * 1.4592, vec3<f32>(0.0), vec3<f32>(1e6)) * from_srgb;
    let a = v * (v + 0.0245786) - 0.000090537;
    let b = v * (0.983729 * v + 0.432951) + 0.238081;
    return (a / b) * to_srgb;
}

fn encoded(linear: vec3<f32>) -> vec3<f32> {
    let high = 1.055 * pow(max(linear, vec3<f32>(1e-6)), vec3<f32>(1.0 / 2.4)) - 0.055;
    return select(high, 12.92 * linear, linear <= vec3<f32>(0.0031308));
}

fn decoded(colour: vec3<f32>) -> vec3<f32> {
    let high = pow((colour + 0.055) / 1.055, vec3<f32>(2.4));
    return select(high, colour / 12.92, colour <= vec3<f32>(0.04045));
}

fn tone_mapped(radiance: vec3<f32>, pane: Pane) -> vec3<f32> {
    // White long before, but its product with the scale could be infinite.
    let exposed = clamp(radiance, vec3<f32>(0.0), vec3<f32>(1e20)) * pane.scale;
    if pane.variant == FILMIC {
        return encoded(clamp(filmic(exposed), vec3<f32>(0.0), vec3<f32>(1.0)));
    }
    return encoded(min(exposed, vec3<f32>(1.0)));
}

fn image_colour(layer: u32, fraction: vec2<f32>, pane: Pane) -> vec3<f32> {
    let sampled = nearest(layer, fraction);
    if !sampled.is_finite {
        return NOT_FINITE;
    }
    return tone_mapped(sampled.radiance, pane);
}

// As `wayfare_film::ErrorMap`, averaged over channels. Values whose squares would be infinite are cut.
fn error_of(image: vec3<f32>, reference: vec3<f32>, kind: u32) -> f32 {
    let large = vec3<f32>(1e18);
    let b = clamp(reference, -large, large);
    let absolute = abs(clamp(image, -large, large) - b);
    var error = absolute;
    if kind == RELATIVE {
        error = absolute / (abs(b) + 0.01);
    } else if kind == SQUARED {
        error = absolute * absolute;
    } else if kind == RELATIVE_SQUARED {
        error = absolute * absolute / (b * b + 0.01);
    }
    return (error.x + error.y + error.z) / 3.0;
}

fn error_colour(layer: u32, fraction: vec2<f32>, pane: Pane) -> vec3<f32> {
    let image = nearest(layer, fraction);
    let reference = nearest(REFERENCE, fraction);
    if !image.is_finite || !reference.is_finite {
        return NOT_FINITE;
    }
    var error = error_of(image.radiance, reference.radiance, pane.variant);
    if pane.what == SHOW_LOG_ERROR {
        // An error of 0 has no logarithm; this one is below every scale.
        error = log2(max(error, 1e-37));
    }
    let x = clamp(error - pane.low, 0.0, pane.scale) / pane.scale * f32(COLOURS - 1u);
    let i = min(u32(x), COLOURS - 2u);
    return mix(frame.colours[i].rgb, frame.colours[i + 1u].rgb, x - f32(i));
}

fn pane_colour(layer: u32, fraction: vec2<f32>) -> vec3<f32> {
    let pane = frame.panes[layer];
    switch pane.what {
        case SHOW_IMAGE: { return image_colour(layer, fraction, pane); }
        case SHOW_REFERENCE: { return image_colour(REFERENCE, fraction, pane); }
        case SHOW_LINEAR_ERROR, SHOW_LOG_ERROR: { return error_colour(layer, fraction, pane); }
        default: { return NOTHING; }
    }
}

// The divider: a bright line with a dark border, seen on anything, and a grip on it. Sizes are in points.
fn with_divider(colour: vec3<f32>, position: vec2<f32>) -> vec3<f32> {
    let way = (position - frame.handle) / frame.pixels_per_point;
    let from_line = abs(way.x) - 1.0;
    let from_grip = length(vec2<f32>(way.x, way.y - clamp(way.y, -12.0, 12.0))) - 4.0;
    // Pixels outwards from the rim of both.
    let outside = min(from_line, from_grip) * frame.pixels_per_point;
    let border = clamp(0.5 - (outside - frame.pixels_per_point), 0.0, 1.0);
    let bright = clamp(0.5 - outside, 0.0, 1.0);
    return mix(mix(colour, vec3<f32>(0.05), 0.75 * border), vec3<f32>(0.96), bright);
}

@vertex
fn cover(@builtin(vertex_index) i: u32) -> @builtin(position) vec4<f32> {
    // One triangle with corners far outside.
    let corner = vec2<f32>(vec2<u32>(i & 1u, i >> 1u));
    return vec4<f32>(4.0 * corner - 1.0, 0.0, 1.0);
}

@fragment
fn show(@builtin(position) position: vec4<f32>) -> @location(0) vec4<f32> {
    let fraction = (position.xy - frame.origin) * frame.inverse_extent;
    let is_split = frame.is_split != 0u;
    let inside = (fraction >= vec2<f32>(0.0)) & (fraction < vec2<f32>(1.0));
    var colour = AROUND;
    if all(inside) {
        colour = pane_colour(select(LEFT, RIGHT, is_split && position.x >= frame.handle.x), fraction);
    }
    if frame.is_split == SPLIT_WITH_LINE && inside.y {
        colour = with_divider(colour, position.xy);
    }
    if target_encodes {
        colour = decoded(colour);
    }
    return vec4<f32>(colour, 1.0);
}
