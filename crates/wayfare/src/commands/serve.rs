//! `wayfare serve`: the viewer in a browser, for machines without a screen.

use super::view::{finish, program, request};
use crate::Failure;
use crate::cli::ServeArgs;
use crate::console::{errln, outln};
use crate::interrupt;
use crate::report::print_json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use wayfare_builtin as builtin;
use wayfare_film::exr_file;
use wayfare_live::ViewError;
use wayfare_serve::{Limits, Measured, Options, Phase, ServeError, Server, Token, measure};

/// The token where the command line has none.
const VARIABLE: &str = "WAYFARE_TOKEN";
/// Size of the image if none is given and there is no page.
const MEASURED_SIZE: [u32; 2] = [1024, 768];

/// Runs the command.
pub fn run(args: &ServeArgs) -> Result<(), Failure> {
    let options = options(args)?;
    let host = program(args.live.reading);
    // What cannot be found is an error here, and not in a viewer's browser.
    for scene in &args.scenes {
        crate::scene_source::check_exists(scene)?;
    }
    if let Some(seconds) = args.measure {
        return run_measurement(options, host, args, seconds);
    }
    let server = Server::bind(options, host)?;
    let scene = server.preload().map_err(|error| match error {
        ViewError::Load(error) => Failure::scene(error.to_string()),
        error => error.into(),
    })?;
    for note in &scene.notes {
        errln!("warning: {note}");
    }
    outln!("{} on {}", scene.name, scene.device().name());
    // From now on the server's own cameras hold it.
    drop(scene);
    interrupt::watch("stopped");
    interrupt::hold();
    announce(&server);
    server.run(&interrupt::STOP)?;
    outln!("stopped");
    Ok(())
}

fn options(args: &ServeArgs) -> Result<Options, Failure> {
    let live = &args.live;
    let first = args
        .scenes
        .first()
        .map_or(crate::cli::DEFAULT_SCENE, String::as_str);
    let mut scenes = args.scenes.clone();
    for builtin in builtin::all() {
        if !scenes.iter().any(|scene| scene == builtin.name) {
            scenes.push(builtin.name.to_owned());
        }
    }
    let reference = match &live.reference {
        Some(file) => {
            let (image, _) = exr_file::read(file)?;
            Some((file.display().to_string(), Arc::new(image)))
        }
        None => None,
    };
    let mut host_names = args.allow_hosts.clone();
    host_names.extend(machine_name());
    Ok(Options {
        // A measurement has the server to itself.
        listen: match args.measure {
            Some(_) => SocketAddr::from(([127, 0, 0, 1], 0)),
            None => args.listen,
        },
        token: token(args)?,
        host_names,
        limits: Limits {
            clients: args.max_viewers.into(),
            sessions: args.max_cameras.into(),
            ..Default::default()
        },
        request: request(first, live)?,
        scenes,
        first_pose: live.camera,
        look: live.look.into(),
        budget: live.budget,
        finish: finish(live)?,
        reference,
    })
}

/// The token of the command line, of the environment, or one that is made up where there must be one.
fn token(args: &ServeArgs) -> Result<Option<Token>, Failure> {
    match &args.token {
        Some(Some(token)) => return Ok(Some(token.clone())),
        Some(None) => return Ok(Some(Token::random()?)),
        None => {}
    }
    if let Ok(text) = std::env::var(VARIABLE) {
        let token = text.parse::<Token>();
        let token = token.map_err(|error| Failure::usage(format!("{VARIABLE}: {error}")))?;
        return Ok(Some(token));
    }
    match args.listen.ip().is_loopback() {
        true => Ok(None),
        false => Ok(Some(Token::random()?)),
    }
}

/// Says where to look.
fn announce(server: &Server) {
    let address = server.address();
    let (ip, port) = (address.ip(), address.port());
    if ip.is_loopback() {
        let name = match ip.is_ipv4() {
            true => "localhost".to_owned(),
            false => format!("[{ip}]"),
        };
        outln!("Open {}", server.url(&name));
        outln!(
            "From another machine: ssh -L {port}:{ip}:{port} {}, then open the same address there.",
            machine_name().unwrap_or_else(|| "this-machine".into())
        );
    } else {
        let name = match (ip.is_unspecified(), ip.is_ipv4()) {
            (true, _) => machine_name().unwrap_or_else(|| "this-machine".into()),
            (false, true) => ip.to_string(),
            (false, false) => format!("[{ip}]"),
        };
        outln!("Open {}", server.url(&name));
        outln!(
            "Whoever has this address can look; nothing is encrypted. Over networks that you do not trust, leave out --listen and use ssh -L {port}:localhost:{port}."
        );
    }
    outln!("Ctrl-C stops.");
}

/// The name of this machine in its network.
fn machine_name() -> Option<String> {
    let mut bytes = [0_u8; 256];
    // SAFETY: it writes at most as many bytes as there are.
    let result = unsafe { libc::gethostname(bytes.as_mut_ptr().cast(), bytes.len()) };
    let name = bytes.split(|byte| *byte == 0).next()?;
    let name = std::str::from_utf8(name).ok()?;
    (result == 0 && !name.is_empty()).then(|| name.to_owned())
}

fn run_measurement(
    options: Options,
    host: Arc<dyn wayfare_live::Host>,
    args: &ServeArgs,
    seconds: f64,
) -> Result<(), Failure> {
    let token = options.token.clone();
    let size = args.live.size.map_or(MEASURED_SIZE, |size| size.0);
    let server = Server::bind(options, host)?;
    let address = server.address();
    let stop = AtomicBool::new(false);
    let measured = std::thread::scope(|scope| {
        let stop = &stop;
        let served = scope.spawn(move || server.run(stop));
        let measured = measure(address, token.as_ref(), size, seconds);
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
        match served.join() {
            Ok(served) => served.and(measured),
            Err(_) => Err(ServeError::Measure("the server panicked".into())),
        }
    })?;
    if args.json {
        return print_json(&measured);
    }
    print(&measured);
    Ok(())
}

fn print(measured: &Measured) {
    let Measured {
        device,
        size,
        moving,
        resting,
    } = measured;
    outln!(
        "{}x{} on {device}, over a WebSocket on the loopback address",
        size[0],
        size[1]
    );
    outln!(
        "{:<8} {:>9} {:>15} {:>12} {:>9} {:>7} {:>9}",
        "camera",
        "frames/s",
        "latency, median",
        "95 %",
        "kB/frame",
        "MB/s",
        "spp"
    );
    for (name, phase) in [("moving", moving), ("resting", resting)] {
        let Phase {
            frames_per_second,
            kilobytes_per_frame,
            megabytes_per_second,
            samples_per_pixel,
            ..
        } = phase;
        let ms =
            |value: Option<f64>| value.map_or_else(|| "-".to_owned(), |ms| format!("{ms:.1} ms"));
        outln!(
            "{name:<8} {frames_per_second:>9.1} {:>15} {:>12} {kilobytes_per_frame:>9.1} {megabytes_per_second:>7.2} {samples_per_pixel:>9.1}",
            ms(phase.median_latency_ms),
            ms(phase.p95_latency_ms),
        );
    }
}

impl From<ServeError> for Failure {
    fn from(error: ServeError) -> Self {
        let advice = match &error {
            ServeError::Bind { .. } => {
                "; choose another port with --listen 127.0.0.1:PORT, or port 0 for a free one"
            }
            ServeError::NeedsToken(_) => "; see --token",
            _ => "",
        };
        Self::operation(format!("{error}{advice}"))
    }
}
