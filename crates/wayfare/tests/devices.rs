//! `wayfare devices`: what a user reads before choosing a device.

use crate::common::{fail_in, folder, json_in, run_in, succeed_in, text};

#[test]
fn the_processor_and_every_adapter_are_listed() {
    let dir = folder();
    let told = json_in(dir.path(), "devices --json");
    let printed = succeed_in(dir.path(), "devices");
    assert!(told["threads"].as_u64().unwrap() >= 1, "{told}");
    assert!(printed.contains("the CPU"), "{printed}");
    let adapters = told["adapters"].as_array().unwrap();
    for (index, adapter) in adapters.iter().enumerate() {
        assert_eq!(adapter["index"], index, "{adapter}");
        let name = adapter["name"].as_str().unwrap();
        assert!(printed.contains(&format!("gpu:{index}")), "{printed}");
        assert!(printed.contains(name), "no {name} in\n{printed}");
    }
    if std::env::var_os("WAYFARE_REQUIRE_GPU").is_some() {
        assert!(!adapters.is_empty(), "an adapter is required:\n{printed}");
    }
}

#[test]
fn auto_takes_hardware_or_the_processor() {
    let dir = folder();
    let told = json_in(dir.path(), "devices --json");
    let choices = told["choices"].as_array().unwrap();
    let names: Vec<_> = choices.iter().map(|c| c["device"].as_str()).collect();
    assert_eq!(names, [Some("auto"), Some("gpu")]);
    let auto = choices[0]["takes"].as_str().expect("auto never fails");
    if let Some(index) = auto.strip_prefix("gpu:") {
        let index: usize = index.parse().unwrap();
        assert_eq!(told["adapters"][index]["hardware"], true, "{told}");
    } else {
        assert_eq!(auto, "cpu");
    }
    // A software driver is taken where nothing else is there, with a warning.
    let is_software = |a: &serde_json::Value| a["hardware"] == false;
    let adapters = told["adapters"].as_array().unwrap();
    if !adapters.is_empty() && adapters.iter().all(is_software) {
        let note = choices[1]["note"].as_str().expect("a warning");
        assert!(note.contains("slow"), "{note}");
    }
}

#[test]
fn a_machine_without_drivers_is_told_what_to_do() {
    let dir = folder();
    // A driver list that is not there hides all Vulkan drivers.
    let absent = dir.path().join("absent.json");
    let output = crate::common::wayfare(["devices"])
        .env("VK_DRIVER_FILES", &absent)
        .env("VK_ICD_FILENAMES", &absent)
        .output()
        .expect("the program starts");
    let (printed, complaint) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{complaint}");
    assert!(printed.contains("--device auto  takes"), "{printed}");
    if cfg!(target_os = "linux") {
        assert!(printed.contains("install a Vulkan driver"), "{printed}");
        assert!(printed.contains("--device auto  takes cpu"), "{printed}");
    }
}

#[test]
fn drivers_print_nothing_of_their_own() {
    let dir = folder();
    let complaint = text(&run_in(dir.path(), "devices").stderr);
    assert!(!complaint.contains("XDG_RUNTIME_DIR"), "{complaint}");
}

#[test]
fn a_wrong_device_is_answered_with_the_right_ones() {
    let dir = folder();
    for device in ["abacus", "gpu:", "cpu:0"] {
        let complaint = fail_in(dir.path(), &format!("render cornell --device {device}"), 2);
        for words in ["auto, cpu, gpu", "gpu:NUMBER", "wayfare devices"] {
            assert!(complaint.contains(words), "{device}: {complaint}");
        }
    }
}
