//! Settings are the same on the command line, in files and in metadata, and refuse what is wrong in plain words.

use wayfare_sampling::{
    Defaults, MethodSettings, Normalisation, ParameterKind, PersistentRestoreSettings, ReadOut,
    Start,
};

fn named(name: &str) -> MethodSettings {
    MethodSettings::from_name(name).unwrap()
}

#[test]
fn every_method_survives_a_round_trip() {
    for name in MethodSettings::NAMES {
        let mut settings = named(name);
        assert_eq!(settings.name(), name);
        settings.set("sd", "0.0125").unwrap();
        settings.set("start", "unbiased").unwrap();
        settings.set("read-out", "rao-blackwellised").unwrap();
        settings.set("copies", "1.5").unwrap();
        settings.set("direct", "4").unwrap();
        settings.set("chains", "77").unwrap();
        settings.validate().unwrap();
        assert_eq!((settings.copies(), settings.direct()), (Some(1.5), 4));
        assert_eq!(settings.chains(), Some(77));
        for (copies, direct) in [("1.5", "4"), ("auto", "0")] {
            settings.set("copies", copies).unwrap();
            settings.set("direct", direct).unwrap();
            let text = serde_json::to_string(&settings).unwrap();
            let read: MethodSettings = serde_json::from_str(&text).unwrap();
            assert_eq!(read, settings);
        }
    }
    assert_eq!(MethodSettings::from_name("pt"), None);
}

#[test]
fn files_use_kebab_case_and_may_leave_out_what_is_default() {
    let text = r#"{"method": "persistent-restore", "m": 16, "read-out": "published"}"#;
    let read: MethodSettings = serde_json::from_str(text).unwrap();
    let expected = PersistentRestoreSettings {
        m: 16.0,
        read_out: ReadOut::Published,
        ..Default::default()
    };
    assert_eq!(read, MethodSettings::PersistentRestore(expected));
    assert_eq!(
        serde_json::to_string(&named("metropolis")).unwrap(),
        r#"{"method":"metropolis","sd":0.01,"large-step":0.3,"start":"cold","read-out":"published","copies":"auto","direct":0}"#
    );
}

#[test]
fn files_with_unknown_keys_are_refused() {
    let text = r#"{"method": "metropolis", "rho": 0.5}"#;
    let error = serde_json::from_str::<MethodSettings>(text).unwrap_err();
    assert!(error.to_string().contains("rho"), "{error}");
}

#[test]
fn defaults_are_the_published_ones_and_ours() {
    let text = |name| serde_json::to_value(named(name)).unwrap();
    let close = |value: &serde_json::Value, expected: f64| {
        (value.as_f64().unwrap() - expected).abs() < 1e-6 * expected
    };
    for (name, sd) in [
        ("metropolis", 1e-2),
        ("mala", 5e-3),
        ("metropolis-restore", 1e-2),
        ("mala-restore", 5e-3),
        ("diffusion-restore", 5e-3),
    ] {
        let settings = text(name);
        assert!(close(&settings["sd"], sd), "{name}");
        assert_eq!(settings["start"], "cold");
        assert_eq!(settings["read-out"], "published");
        if name.ends_with("restore") {
            assert_eq!(settings["m"], 64.0);
        } else {
            assert!(close(&settings["large-step"], 0.3));
        }
    }
    let ours = PersistentRestoreSettings::default();
    assert_eq!((ours.sd, ours.rho, ours.m), (5e-3, 0.5, 4.0));
    assert_eq!((ours.copies, ours.direct), (Some(1.0), 1));
    assert_eq!(ours.normalise, Normalisation::Draws);
    assert!(!ours.score && ours.tame);
    assert_eq!(
        (ours.start, ours.read_out),
        (Start::Stationary, ReadOut::RaoBlackwellised)
    );
}

#[test]
fn underscores_and_hyphens_are_the_same() {
    let mut settings = named("metropolis");
    settings.set("large_step", "0.5").unwrap();
    settings.set("read_out", "rao-blackwellised").unwrap();
    assert_eq!(settings.read_out(), ReadOut::RaoBlackwellised);
}

#[test]
fn errors_say_what_exists_and_what_is_valid() {
    let message = |name, key, value| named(name).set(key, value).unwrap_err().to_string();
    assert_eq!(
        message("diffusion-restore", "rho", "1"),
        "diffusion-restore has no parameter `rho`; it has sd, gamma, m, start, read-out, copies, normalise, direct, chains"
    );
    assert_eq!(
        message("mala", "sd", "0.2"),
        "`sd` of mala must be a number greater than 0 and at most 0.1, not `0.2`"
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
        "`normalise` of persistent-restore must be `kills` or `draws`, not `deaths`"
    );
    assert_eq!(
        message("metropolis", "direct", "-1"),
        "`direct` of metropolis must be a whole number from 0 to 4294967295, not `-1`"
    );
    assert_eq!(
        message("mala", "copies", "0.5"),
        "`copies` of mala must be `auto` or a number at least 1 and at most 1000000000, not `0.5`"
    );
    assert!(message("metropolis", "sd", "NaN").contains("NaN"));
    assert!(message("mala", "tame", "yes").contains("`true` or `false`"));
}

/// A refused value changes nothing.
#[test]
fn refused_values_leave_the_settings_alone() {
    let mut settings = named("metropolis");
    settings.set("sd", "-1").unwrap_err();
    assert_eq!(settings, named("metropolis"));
}

/// Values that came past `set`, from a file, are found by `validate`.
#[test]
fn validation_finds_numbers_out_of_range() {
    let text = r#"{"method": "metropolis-restore", "m": 0}"#;
    let read: MethodSettings = serde_json::from_str(text).unwrap();
    let message = read.validate().unwrap_err().to_string();
    assert!(
        message.starts_with("`m` of metropolis-restore must be"),
        "{message}"
    );
}

/// Each of the two has a denominator of its own.
#[test]
fn the_unbiased_start_is_not_normalised_by_draws() {
    for name in MethodSettings::NAMES {
        let mut settings = named(name);
        let has_choice = settings.normalisation().is_some();
        assert_eq!(settings.set("normalise", "draws").is_ok(), has_choice);
        assert_eq!(has_choice, name.ends_with("restore"));
        settings.validate().unwrap();
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(
            text.contains(r#""normalise":"draws""#),
            has_choice,
            "{text}"
        );
        assert_eq!(
            serde_json::from_str::<MethodSettings>(&text).unwrap(),
            settings
        );
        settings.set("start", "unbiased").unwrap();
        settings.validate().unwrap();
        let used = settings.normalisation();
        assert_eq!(used, has_choice.then_some(Normalisation::Kills), "{name}");
    }
}

#[test]
fn only_methods_with_a_drift_need_the_score() {
    let needy: Vec<_> = MethodSettings::NAMES
        .into_iter()
        .filter(|name| named(name).needs_score())
        .collect();
    assert_eq!(needy, ["mala", "mala-restore", "diffusion-restore"]);
    let mut ours = named("persistent-restore");
    ours.set("score", "true").unwrap();
    assert!(ours.needs_score());
}

/// A user interface shows each parameter under its name with its value, and can set what it shows.
#[test]
fn parameters_are_shown_as_they_are_set() {
    for name in MethodSettings::NAMES {
        for defaults in [Defaults::Published, Defaults::Ours] {
            let settings = MethodSettings::with_defaults(name, defaults).expect("a method");
            let shown = settings.parameters();
            let keys: Vec<_> = shown.iter().map(|parameter| parameter.key).collect();
            assert_eq!(keys, settings.keys());
            let mut again = named(name);
            for parameter in &shown {
                assert!(!parameter.about.is_empty(), "{}", parameter.key);
                again
                    .set(parameter.key, &parameter.value)
                    .expect("what was shown");
            }
            assert_eq!(again, settings, "{name}");
            for parameter in &shown {
                if let ParameterKind::Choice(words) = parameter.kind {
                    assert!(words.contains(&parameter.value.as_str()), "{parameter:?}");
                    for word in words {
                        again.set(parameter.key, word).expect("one of its words");
                        let now = again.parameters();
                        let now = now.iter().find(|p| p.key == parameter.key);
                        assert_eq!(now.expect("it stays").value, *word);
                    }
                }
            }
        }
    }
}

/// Our defaults change where chains begin and what the picture is divided by, not how they step.
#[test]
fn our_defaults_keep_the_steps_of_the_published_ones() {
    for name in MethodSettings::NAMES {
        let ours = MethodSettings::with_defaults(name, Defaults::Ours).expect("a method");
        assert_eq!(ours.start(), Start::Stationary, "{name}");
        for (a, b) in ours.parameters().iter().zip(named(name).parameters()) {
            if [
                "sd",
                "m",
                "large-step",
                "gamma",
                "rho",
                "score",
                "tame",
                "chains",
            ]
            .contains(&a.key)
            {
                assert_eq!(*a, b, "{name}");
            }
        }
    }
    assert_eq!(MethodSettings::with_defaults("pt", Defaults::Ours), None);
}
