//! A method and its parameters are the same on the command line, in files and in metadata, and refuse what is wrong in
//! plain words.

use wayfare_sampling::{
    Defaults, Estimator, Given, Global, Local, Method, Normalisation, ParameterKind, Start,
};

fn published(name: &str) -> Method {
    Method::preset(name, Defaults::Published).expect("a method")
}

fn ours(name: &str) -> Method {
    Method::preset(name, Defaults::Ours).expect("a method")
}

fn names() -> impl Iterator<Item = &'static str> {
    Method::PRESETS.iter().map(|preset| preset.name)
}

/// Reads back what was written, value by value.
fn read(text: &str) -> Result<Method, String> {
    let entries: Vec<(String, Given)> =
        serde_json::from_str::<serde_json::Map<String, serde_json::Value>>(text)
            .expect("a map")
            .into_iter()
            .map(|(key, value)| (key, serde_json::from_value(value).expect("a plain value")))
            .collect();
    let name = entries.iter().find(|(key, _)| key == "method");
    let mut method = ours(&name.expect("a name").1.to_string());
    for (key, value) in entries.into_iter().filter(|(key, _)| key != "method") {
        method.set(&key, value).map_err(|error| error.to_string())?;
    }
    Ok(method)
}

#[test]
fn a_preset_is_named_after_its_parts() {
    for preset in Method::PRESETS {
        assert_eq!(preset.published.name(), preset.name);
        assert_eq!(preset.ours.name(), preset.name);
        assert!(!preset.about.is_empty());
    }
    assert_eq!(Method::preset("pt", Defaults::Ours), None);
}

#[test]
fn every_method_survives_a_round_trip() {
    for name in names() {
        let mut method = published(name);
        method.set("sd", "0.0125").unwrap();
        method.set("start", "unbiased").unwrap();
        method.set("estimator", "rao-blackwellised").unwrap();
        method.set("chains", "77").unwrap();
        method.validate().unwrap();
        assert_eq!(method.run.chains, Some(77));
        for copies in ["1.5", "auto"] {
            method.set("max-copies", copies).unwrap();
            let text = serde_json::to_string(&method).unwrap();
            assert_eq!(read(&text).as_ref(), Ok(&method), "{text}");
        }
    }
}

#[test]
fn files_hold_every_parameter_under_its_name() {
    assert_eq!(
        serde_json::to_string(&published("metropolis")).unwrap(),
        r#"{"method":"metropolis","sd":0.01,"film-step":1.0,"large-step":0.3,"start":"cold","estimator":"published","max-copies":"auto"}"#
    );
    let text =
        r#"{"method": "persistent-restore", "m": 16, "score": true, "estimator": "published"}"#;
    let read = read(text).unwrap();
    let mut expected = ours("persistent-restore");
    for (key, value) in [("m", "16"), ("score", "true"), ("estimator", "published")] {
        expected.set(key, value).unwrap();
    }
    assert_eq!(read, expected);
}

/// A file is typed: a number is not a word, and what does not fit is refused like text that does not.
#[test]
fn values_in_files_are_checked() {
    for (text, words) in [
        (
            r#"{"method": "metropolis", "rho": 0.5}"#,
            "no parameter `rho`",
        ),
        (
            r#"{"method": "metropolis-restore", "m": 0}"#,
            "`m` of metropolis-restore must be",
        ),
        (r#"{"method": "metropolis", "sd": true}"#, "not `true`"),
        (r#"{"method": "metropolis", "start": 1}"#, "not `1`"),
        (r#"{"method": "metropolis", "chains": 1.5}"#, "not `1.5`"),
        (r#"{"method": "metropolis", "chains": -1}"#, "not `-1`"),
    ] {
        let error = read(text).unwrap_err();
        assert!(error.contains(words), "{error}");
    }
}

#[test]
fn published_values_are_the_published_ones_and_ours_are_ours() {
    for (name, sd) in [
        ("metropolis", 1e-2),
        ("mala", 5e-3),
        ("metropolis-restore", 1e-2),
        ("mala-restore", 5e-3),
        ("diffusion-restore", 5e-3),
    ] {
        let method = published(name);
        let value = |key| {
            let parameters = method.parameters();
            let found = parameters.iter().find(|p| p.key == key);
            found.map(|p| p.value.clone())
        };
        assert_eq!(value("sd"), Some(f32::to_string(&sd)), "{name}");
        assert_eq!(value("start").as_deref(), Some("cold"));
        assert_eq!(value("estimator").as_deref(), Some("published"));
        match method.global {
            Global::Restore(global) => {
                assert_eq!((global.m, global.normalise), (64.0, Normalisation::Kills));
            }
            Global::LargeSteps(global) => assert_eq!(global.probability, 0.3),
        }
        // The other reading differs in what Restore divides by.
        let mut dwell = Method::preset(name, Defaults::PublishedDwellTime).unwrap();
        assert_eq!(dwell != method, method.normalisation().is_some(), "{name}");
        if dwell != method {
            assert_eq!(dwell.normalisation(), Some(Normalisation::DwellTime));
            dwell.set("normalise", "kills").unwrap();
        }
        assert_eq!(dwell, method);
    }
    let method = ours("persistent-restore");
    let Local::Persistent(local) = method.local else {
        panic!("{method:?}")
    };
    assert_eq!((local.sd, local.rho), (5e-3, 0.5));
    assert!(!local.score && local.tame);
    let Global::Restore(global) = method.global else {
        panic!("{method:?}")
    };
    assert_eq!(
        (global.m, global.normalise),
        (4.0, Normalisation::Independent)
    );
    assert_eq!(method.run.max_copies, Some(1.0));
    assert_eq!(method.run.start, Start::Stationary);
    assert_eq!(method.run.estimator, Estimator::RaoBlackwellised);
}

/// Our values change where chains start and what the image is divided by. They keep the kind of step; random walks go
/// further on the film than elsewhere.
#[test]
fn our_values_keep_the_published_dynamics() {
    for name in names() {
        let (mut ours, mut published) = (ours(name), published(name));
        assert_eq!(ours.run.start, Start::Stationary, "{name}");
        if ours.keys().contains(&"film-step") {
            let changed = ours
                .set("film-step", "1")
                .and(published.set("film-step", "1"));
            changed.unwrap();
        }
        assert_eq!(ours.local, published.local, "{name}");
        assert_eq!(ours.run.chains, published.run.chains, "{name}");
        match (ours.global, published.global) {
            (Global::Restore(a), Global::Restore(b)) => assert_eq!(a.m, b.m, "{name}"),
            (a, b) => assert_eq!(a, b, "{name}"),
        }
    }
}

#[test]
fn underscores_and_hyphens_are_the_same() {
    let mut method = published("metropolis");
    method.set("large_step", "0.5").unwrap();
    method.set("max_copies", "3").unwrap();
    assert_eq!(method.run.max_copies, Some(3.0));
}

#[test]
fn errors_say_what_exists_and_what_is_valid() {
    let message = |name, key, value: &str| published(name).set(key, value).unwrap_err().to_string();
    assert_eq!(
        message("diffusion-restore", "rho", "1"),
        "diffusion-restore has no parameter `rho`; it has sd, gamma, m, start, estimator, max-copies, normalise, chains"
    );
    assert_eq!(
        message("mala", "sd", "0.2"),
        "`sd` of mala must be `auto` or a number greater than 0 and at most 0.1, not `0.2`"
    );
    assert_eq!(
        message("metropolis", "large-step", "often"),
        "`large-step` of metropolis must be a number at least 0 and at most 1, not `often`"
    );
    assert_eq!(
        message("metropolis-restore", "start", "warm"),
        "`start` of metropolis-restore must be `cold`, `stationary` or `unbiased`, not `warm`"
    );
    assert_eq!(
        message("metropolis-restore", "chains", "0"),
        "`chains` of metropolis-restore must be `auto` or a whole number from 1 to 4294967295, not `0`"
    );
    assert_eq!(
        message("persistent-restore", "normalise", "deaths"),
        "`normalise` of persistent-restore must be `kills`, `dwell-time` or `independent`, not `deaths`"
    );
    assert_eq!(
        message("mala", "max-copies", "0.5"),
        "`max-copies` of mala must be `auto` or a number at least 1 and at most 1000000000, not `0.5`"
    );
    assert!(message("metropolis", "sd", "NaN").contains("NaN"));
    assert!(message("mala", "tame", "yes").contains("`false` or `true`"));
}

/// A refused value changes nothing.
#[test]
fn refused_values_leave_the_method_alone() {
    let mut method = published("metropolis");
    method.set("sd", "-1").unwrap_err();
    assert_eq!(method, published("metropolis"));
}

/// Values that never went through `set` are found by `validate`.
#[test]
fn validation_finds_numbers_out_of_range() {
    let mut method = published("metropolis-restore");
    if let Global::Restore(restore) = &mut method.global {
        restore.m = 0.0;
    }
    let message = method.validate().unwrap_err().to_string();
    assert!(
        message.starts_with("`m` of metropolis-restore must be"),
        "{message}"
    );
}

/// Each of the two has a denominator of its own.
#[test]
fn the_unbiased_start_is_not_normalised_by_independent_samples() {
    for name in names() {
        let mut method = published(name);
        let has_choice = method.normalisation().is_some();
        assert_eq!(method.set("normalise", "independent").is_ok(), has_choice);
        assert_eq!(has_choice, name.ends_with("restore"));
        let text = serde_json::to_string(&method).unwrap();
        assert_eq!(
            text.contains(r#""normalise":"independent""#),
            has_choice,
            "{text}"
        );
        assert_eq!(read(&text), Ok(method));
        method.set("start", "unbiased").unwrap();
        method.validate().unwrap();
        let used = method.normalisation();
        assert_eq!(used, has_choice.then_some(Normalisation::Kills), "{name}");
    }
}

#[test]
fn only_methods_with_a_drift_need_the_score() {
    let needy: Vec<_> = names()
        .filter(|name| published(name).needs_score())
        .collect();
    assert_eq!(needy, ["mala", "mala-restore", "diffusion-restore"]);
    let mut ours = ours("persistent-restore");
    ours.set("score", "true").unwrap();
    assert!(ours.needs_score());
}

/// A user interface shows each parameter under its name with its value, and can set what it shows.
#[test]
fn parameters_are_shown_as_they_are_set() {
    for name in names() {
        for method in [published(name), ours(name)] {
            let shown = method.parameters();
            let keys: Vec<_> = shown.iter().map(|parameter| parameter.key).collect();
            assert_eq!(keys, method.keys());
            let mut again = published(name);
            for parameter in &shown {
                assert!(!parameter.about.is_empty(), "{}", parameter.key);
                again
                    .set(parameter.key, parameter.value.as_str())
                    .expect("what was shown");
            }
            assert_eq!(again, method, "{name}");
            for parameter in &shown {
                if let ParameterKind::Choice(words) = parameter.kind {
                    assert!(words.contains(&parameter.value.as_str()), "{parameter:?}");
                    for word in words {
                        again.set(parameter.key, *word).expect("one of its words");
                        let now = again.parameters();
                        let now = now.iter().find(|p| p.key == parameter.key);
                        assert_eq!(now.expect("it stays").value, *word);
                    }
                }
            }
        }
    }
}
