//! `wayfare compare`: two images, five numbers.

use crate::cli::{CompareArgs, ErrorMetric};
use crate::{Failure, report};
use wayfare_film::{ErrorKind, ErrorMap, Metadata, compare, exr_file, png_file};

/// Runs the command.
pub fn run(args: &CompareArgs) -> Result<(), Failure> {
    let (a, _) = exr_file::read(&args.a)?;
    let (b, _) = exr_file::read(&args.b)?;
    let metrics = compare(&a, &b)?;
    if let Some(path) = &args.error_image {
        let kind = match args.error_metric {
            ErrorMetric::Mse => ErrorKind::Squared,
            ErrorMetric::Mae => ErrorKind::Absolute,
            ErrorMetric::Mrse => ErrorKind::RelativeSquared,
            ErrorMetric::Mape => ErrorKind::Relative,
        };
        let map = ErrorMap::new(&a, &b, kind)?;
        png_file::write(
            path,
            &map.colour_with_legend(map.auto_scale()),
            &Metadata::new(),
        )?;
    }
    if args.json {
        return report::print_json(&metrics);
    }
    println!("MSE         {:.6e}", metrics.mse);
    println!("MAE         {:.6e}", metrics.mae);
    println!("MRSE        {:.6e}", metrics.mrse);
    println!("MAPE        {:.6e}", metrics.mape);
    println!("mean ratio  {:.6}", metrics.mean_ratio);
    Ok(())
}
