//! `wayfare toy`: the figures about the samplers.

use crate::Failure;
use crate::cli::{ToyArgs, ToyFigure};
use std::path::Path;
use wayfare_study::output::{self, OutputError};
use wayfare_study::toy::bias::Bias;
use wayfare_study::toy::exploration::{Exploration, Settings};

/// Runs the command.
pub fn run(args: &ToyArgs) -> Result<(), Failure> {
    let result = match &args.figure {
        ToyFigure::Exploration { out, seed, steps } => {
            let (seed, steps) = (*seed, *steps);
            exploration(out, Settings { seed, steps })
        }
        ToyFigure::Bias { out } => bias(out),
    };
    result.map_err(|error| Failure::operation(error.to_string()))
}

fn exploration(folder: &Path, settings: Settings) -> Result<(), OutputError> {
    output::prepare_folder(folder)?;
    let exploration = Exploration::compute(settings);
    write(
        folder,
        &[
            ("toy-exploration.svg", exploration.to_svg()),
            ("toy-exploration.csv", exploration.to_csv()),
        ],
    )?;
    println!("\n{}\n{}", exploration.table(), exploration.reading());
    Ok(())
}

fn bias(folder: &Path) -> Result<(), OutputError> {
    output::prepare_folder(folder)?;
    let bias = Bias::compute();
    write(
        folder,
        &[
            ("toy-bias.svg", bias.to_svg()),
            ("toy-bias.csv", bias.curves_csv()),
            ("toy-bias-table.csv", bias.table_csv()),
        ],
    )?;
    println!("\n{}\n{}", bias.table(), bias.reading());
    Ok(())
}

fn write(folder: &Path, files: &[(&str, String)]) -> Result<(), OutputError> {
    for (name, contents) in files {
        let path = output::write(folder, name, contents)?;
        println!("wrote {}", path.display());
    }
    Ok(())
}
