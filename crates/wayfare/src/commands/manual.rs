//! `wayfare completions` and `wayfare man`: what the command line says about itself, for shells and for `man`.

use crate::Failure;
use crate::cli::Cli;
use crate::console::outln;
use clap::CommandFactory;
use clap_complete::{Shell, generate};
use clap_mangen::Man;
use std::path::Path;
use wayfare_film::FilmError;
use wayfare_film::atomic_file;
use wayfare_study::output::prepare_folder;

/// Prints a script that completes commands and options in a shell.
pub fn print_completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    generate(shell, &mut Cli::command(), "wayfare", &mut script);
    outln!("{}", String::from_utf8_lossy(&script).trim_end());
    Ok(())
}

/// Writes a manual page for the program and for each of its commands.
pub fn write_pages(folder: &Path) -> Result<(), Failure> {
    prepare_folder(folder)?;
    let mut program = Cli::command().disable_help_subcommand(true);
    program.build();
    write_page(folder, &program)?;
    outln!("wrote manual pages to {}", folder.display());
    Ok(())
}

/// Writes the page of a command and those of the commands below it.
fn write_page(folder: &Path, command: &clap::Command) -> Result<(), FilmError> {
    let name = command.get_display_name().unwrap_or(command.get_name());
    let path = folder.join(format!("{name}.1"));
    let mut page = Vec::new();
    let rendered = Man::new(command.clone()).render(&mut page);
    rendered.map_err(|source| FilmError::Write {
        path: path.clone(),
        source,
    })?;
    atomic_file::write(&path, &page)?;
    let below = command
        .get_subcommands()
        .filter(|below| !below.is_hide_set());
    below
        .into_iter()
        .try_for_each(|below| write_page(folder, below))
}
