//! `wayfare compare`: two images, six numbers.

use crate::cli::CompareArgs;
use crate::console::outln;
use crate::{Failure, report};
use serde::Serialize;
use wayfare_film::{ErrorMap, FlipReference, Metadata, Metrics, compare, exr_file, png_file};

/// How two images differ.
#[derive(Serialize)]
struct Differences {
    #[serde(flatten)]
    metrics: Metrics,
    flip: f64,
}

/// Runs the command.
pub fn run(args: &CompareArgs) -> Result<(), Failure> {
    let (a, _) = exr_file::read(&args.a)?;
    let (b, _) = exr_file::read(&args.b)?;
    let metrics = compare(&a, &b)?;
    let flip = FlipReference::new(&b)?.mean(&a)?;
    if let Some(path) = &args.error_image {
        let map = ErrorMap::new(&a, &b, args.error_metric)?;
        let mut metadata = Metadata::new();
        report::provenance(None).describe(&mut metadata);
        png_file::write(path, &map.colour_with_legend(map.auto_scale()), &metadata)?;
    }
    if args.json {
        return report::print_json(&Differences { metrics, flip });
    }
    outln!("MSE         {:.6e}", metrics.mse);
    outln!("MAE         {:.6e}", metrics.mae);
    outln!("MRSE        {:.6e}", metrics.mrse);
    outln!("MAPE        {:.6e}", metrics.mape);
    outln!("FLIP        {flip:.6}");
    outln!("mean ratio  {:.6}", metrics.mean_ratio);
    Ok(())
}
