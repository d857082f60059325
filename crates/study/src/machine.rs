//! The machine that a study runs on: what a reader needs to judge its times.

use serde::{Deserialize, Serialize};

/// What is known of a machine and of the program on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// Operating system and architecture.
    pub system: String,
    /// The model of the CPU, where the system reports it.
    pub cpu: Option<String>,
    /// Threads that render or feed the card.
    pub threads: usize,
    /// The driver of the card, where one renders.
    pub driver: Option<String>,
    /// The commit that the program was built from, where it is known.
    pub commit: Option<String>,
}

impl Machine {
    /// This machine.
    pub fn this(threads: usize, driver: Option<String>, commit: Option<&str>) -> Self {
        let commit = commit.filter(|commit| !commit.is_empty());
        Self {
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            cpu: cpu_model(),
            threads,
            driver,
            commit: commit.map(Into::into),
        }
    }
}

/// The model of the CPU in the words of its maker.
fn cpu_model() -> Option<String> {
    let model = if cfg!(target_os = "macos") {
        let sysctl = std::process::Command::new("sysctl")
            .args(["-n", "machdep.cpu.brand_string"])
            .output();
        String::from_utf8(sysctl.ok()?.stdout).ok()?
    } else if cfg!(windows) {
        std::env::var("PROCESSOR_IDENTIFIER").ok()?
    } else {
        model_name(&std::fs::read_to_string("/proc/cpuinfo").ok()?)?
    };
    Some(model.trim().to_owned()).filter(|model| !model.is_empty())
}

/// The first model in `/proc/cpuinfo`.
fn model_name(cpuinfo: &str) -> Option<String> {
    let lines = cpuinfo.lines().filter_map(|line| line.split_once(':'));
    let mut models = lines.filter(|(key, _)| key.trim() == "model name");
    models.next().map(|(_, model)| model.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_model_is_read_from_what_linux_tells() {
        let text =
            "processor\t: 0\nmodel\t\t: 143\nmodel name\t: Some(R) CPU @ 2.00GHz\nstepping: 8\n";
        assert_eq!(model_name(text).as_deref(), Some("Some(R) CPU @ 2.00GHz"));
        assert_eq!(model_name("processor: 0\n"), None);
    }

    #[test]
    fn a_commit_that_is_not_known_is_none() {
        assert_eq!(Machine::this(2, None, Some("")).commit, None);
        let known = Machine::this(2, None, Some("abc")).commit;
        assert_eq!(known.as_deref(), Some("abc"));
    }
}
