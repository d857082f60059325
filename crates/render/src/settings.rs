//! What a run is made of.

use crate::Method;
use serde::{Deserialize, Serialize};

/// The settings of a run. The same struct serves the command line, the files and the metadata of images.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// The method and its parameters.
    #[serde(flatten)]
    pub method: Method,
    /// Seed of all random numbers.
    #[serde(default)]
    pub seed: u64,
    /// Steps of every chain, or samples of every pixel, in one dispatch on a GPU; 0 lets the clock decide. Changes
    /// the speed, never the image.
    #[serde(default)]
    pub steps_per_dispatch: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_the_way_through_a_file() {
        for name in Method::names() {
            let mut settings = Settings {
                method: name.parse().expect("a method"),
                seed: 7,
                steps_per_dispatch: 4,
            };
            if settings.method.chains().is_some() {
                let set = settings.method.set("sd", "0.0025");
                set.expect("every chain has a step width");
                let set = settings.method.set("direct-every", "3");
                set.expect("any chain can leave direct light out");
            }
            let text = serde_json::to_string(&settings).expect("plain data");
            assert!(text.contains(&format!("\"method\":\"{name}\"")), "{text}");
            let back: Settings = serde_json::from_str(&text).expect("its own words");
            assert_eq!(settings, back);
        }
    }

    #[test]
    fn a_file_with_an_unknown_parameter_is_refused() {
        let text = r#"{"method": "metropolis", "rho": 0.5}"#;
        let error = serde_json::from_str::<Settings>(text).expect_err("no rho");
        assert!(error.to_string().contains("rho"), "{error}");
    }
}
