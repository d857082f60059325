//! The `wayfare` program: command line, progress, files.

// They panic where the output is closed or full: see `console`.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod advice;
mod cli;
mod commands;
mod config;
mod console;
mod drivers;
mod interrupt;
mod output;
mod progress;
mod report;
mod scene_source;

use clap::Parser;
use cli::{Cli, Command};
use console::errln;
use std::io::ErrorKind;
use std::process::ExitCode;

fn main() -> ExitCode {
    drivers::quiet_drivers();
    quiet_panics();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(answer) => return print_answer(&answer),
    };
    let result = match cli.command {
        None => commands::render::first_image(),
        Some(Command::Render(args)) => commands::render::run(&args),
        Some(Command::View(args)) => commands::view::run(&args),
        Some(Command::Serve(args)) => commands::serve::run(&args),
        Some(Command::Info(args)) => commands::info::run(&args),
        Some(Command::Compare(args)) => commands::compare::run(&args),
        Some(Command::Scenes(args)) => commands::scenes::run(&args),
        Some(Command::Bench(args)) => commands::bench::run(&args),
        Some(Command::Devices(args)) => commands::devices::run(&args),
        Some(Command::Film(args)) => commands::film::run(&args),
        Some(Command::Study(args)) => commands::study::run(&args),
        Some(Command::Completions { shell }) => commands::manual::print_completions(shell),
        Some(Command::Man { folder }) => commands::manual::write_pages(&folder),
    };
    let code = match result.and(console::finish()) {
        Ok(()) => 0,
        Err(failure) => {
            errln!("error: {}", failure.message);
            failure.code
        }
    };
    interrupt::exit(code.into())
}

/// Prints what the parser of the command line has to say: help, the version, or what is wrong.
fn print_answer(answer: &clap::Error) -> ExitCode {
    let code = answer.exit_code() as u8;
    match answer.print() {
        Err(error) if code == 0 && error.kind() != ErrorKind::BrokenPipe => ExitCode::from(1),
        _ => ExitCode::from(code),
    }
}

/// Leaves out the words of panics that become errors with words of their own.
fn quiet_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if !wayfare_gpu::panic_is_caught() {
            usual(info);
        }
    }));
}

/// Why a command failed: what the user reads, and the exit code that a script sees.
#[derive(Debug)]
pub struct Failure {
    message: String,
    code: u8,
}

impl Failure {
    /// The command could not be carried out: files, memory, device.
    pub fn operation(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            code: 1,
        }
    }

    /// The command line makes no sense. The same code as clap's own errors.
    pub fn usage(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            code: 2,
        }
    }

    /// The scene cannot be read.
    pub fn scene(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            code: 3,
        }
    }

    /// Nothing was rendered that could be called an image, and no file was touched.
    pub fn no_image(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            code: 4,
        }
    }
}

impl From<wayfare_film::FilmError> for Failure {
    fn from(error: wayfare_film::FilmError) -> Self {
        Self::operation(error.to_string())
    }
}
