//! Chains that continue when the camera moves or the scene is edited: see [`wayfare_sampling::reuse`].
//!
//! States stay on the card. What the host needs to weigh them are a few sums over all candidates; it gives back the
//! prior estimate of the integral of p and the factor c.

use super::kernels::Kernels;
use super::{MarkovChains, Phase, images};
use crate::run::Run;
use crate::scene_on_gpu::SceneOnGpu;
use crate::session::Session;
use crate::shared::{
    BOOTSTRAP_BLOCK, CANDIDATE_PARTS, Camera, Candidate, ChainState, ImageParameters, PartialSums,
    ReuseParameters, RunBuffer, SUM_LANES, WORKGROUP, counter,
};
use crate::{GpuError, Kernel, KernelSource, sources};
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::sync::Arc;
use std::time::Instant;
use wayfare_render::{Editable, RenderError};
use wayfare_sampling::{
    BootstrapSums, CandidateSums, Global, LastRun, Prior, Process, Setup, Start, reuse,
};
use wayfare_transport::{CameraModel, Reprojection};
use wgpu::BufferUsages;

/// The last run, as it ended.
pub(super) struct Before {
    scene: Arc<SceneOnGpu>,
    camera: CameraModel,
    /// The integral of p: as its chains used it, and as all its independent samples estimate it.
    first_p_bar: f64,
    p_bar: f64,
    /// The number of independent samples that the estimate is worth.
    samples: f64,
}

impl Before {
    /// Whether a scene is still the same but for its camera.
    fn is_of(&self, scene: &SceneOnGpu) -> bool {
        std::ptr::eq(self.scene.world().scene(), scene.world().scene())
    }
}

/// What a run has begun with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Beginning {
    /// Independent samples.
    pub samples: u32,
    /// Evaluations besides these before the first step.
    pub first_states: u64,
    /// Whether chains were carried over from another camera or scene.
    pub carried: bool,
    /// What was known of the integral of p.
    pub prior: Prior,
}

/// The kernels that carry chains over, besides those of every step.
pub(super) struct CarriedKernels {
    carry: Kernel,
    sum: Kernel,
    weigh: Kernel,
    weigh_blocks: Kernel,
    sum_blocks: Kernel,
    begin: Kernel,
    initialise: Kernel,
}

/// What carrying chains over takes, besides the kernels of the chains.
pub(crate) const CARRIED: [KernelSource; 8] = [
    sources::CARRY_STATES,
    sources::LOOK_BACK,
    sources::SUM_CANDIDATES,
    sources::WEIGH_CANDIDATES,
    sources::WEIGH_BLOCKS,
    sources::SUM_BLOCKS,
    sources::BEGIN_CARRIED,
    sources::INITIALISE,
];

impl CarriedKernels {
    fn new(scene: &SceneOnGpu) -> Result<Self, GpuError> {
        scene.compile(&CARRIED)?;
        Ok(Self {
            carry: scene.kernel(&sources::CARRY_STATES)?,
            sum: scene.kernel(&sources::SUM_CANDIDATES)?,
            weigh: scene.kernel(&sources::WEIGH_CANDIDATES)?,
            weigh_blocks: scene.kernel(&sources::WEIGH_BLOCKS)?,
            sum_blocks: scene.kernel(&sources::SUM_BLOCKS)?,
            begin: scene.kernel(&sources::BEGIN_CARRIED)?,
            initialise: scene.kernel(&sources::INITIALISE)?,
        })
    }

    /// Maps and evaluates the first chains alone, and puts them back. Whether the others are likely to be of use: the
    /// same decision as on the CPU.
    fn try_few(
        &self,
        session: &mut Session,
        kernels: &Kernels,
        last: &LastRun<'_, Global>,
        trial: u32,
    ) -> Result<bool, GpuError> {
        // As many of the fresh draws, to weigh the few as all will be.
        let parameters = session.parameters;
        let [chains, fresh] =
            [parameters.method.chains, parameters.method.bootstrap].map(u64::from);
        session.parameters.reuse.carried = trial;
        session.parameters.method.bootstrap = (fresh * u64::from(trial)).div_ceil(chains) as u32;

        // What the map writes to: the states of the chains, and the film pairs in the second slot.
        let rows = (size_of::<ChainState>() / 16) as u64;
        let second = u64::from(parameters.path.dimension);
        let states = (0..rows).map(|row| (RunBuffer::ChainStates, row, 16));
        let films = (second..second + 2).map(|row| (RunBuffer::Coordinates, row, 4));
        let parts = states.chain(films).map(|(buffer, row, bytes)| {
            let first = bytes * row * chains;
            (buffer, first..first + bytes * u64::from(trial))
        });
        let kept = Kept::of(&session.run, parts.collect())?;

        // Only paths matter here, not their scores.
        let mut sequence = vec![&self.carry];
        sequence.extend(kernels.evaluate.first());
        session.sequence_on_first(&sequence, trial)?;
        let (_, sums) = self.add_up(session, last.p_bar)?;
        kept.put_back(&session.run);
        session.parameters = parameters;
        Ok(sums.is_of_use())
    }

    /// Adds up all candidates, part by part.
    fn add_up(
        &self,
        session: &mut Session,
        p_bar: f64,
    ) -> Result<(Vec<PartialSums>, CandidateSums), GpuError> {
        let parameters = session.parameters;
        let groups = [CANDIDATE_PARTS, 1];
        session.run.dispatch(&self.sum, &parameters, groups)?;
        let (carried, fresh) = (parameters.reuse.carried, parameters.method.bootstrap);
        let bytes = candidate_bytes((carried + fresh).into());
        let buffer = session.run.buffer(RunBuffer::Candidates);
        let parts = session.run.gpu().read(buffer, bytes - SUM_BYTES..bytes)?;
        let parts: Vec<PartialSums> = bytemuck::pod_collect_to_vec(&parts);
        let sums = candidate_sums(&parts, carried, fresh, p_bar);
        Ok((parts, sums))
    }
}

/// Copies of parts of buffers, kept while kernels write to them.
struct Kept {
    copy: wgpu::Buffer,
    parts: Vec<(RunBuffer, Range<u64>)>,
}

impl Kept {
    fn of(run: &Run, parts: Vec<(RunBuffer, Range<u64>)>) -> Result<Self, GpuError> {
        let bytes = parts.iter().map(|(_, range)| range.end - range.start).sum();
        let usage = BufferUsages::COPY_SRC | BufferUsages::COPY_DST;
        let copy = run.gpu().buffer("the first chains", bytes, usage)?;
        let kept = Self { copy, parts };
        let mut encoder = run.gpu().encoder("keep the first chains");
        for (buffer, range, at) in kept.places() {
            let bytes = range.end - range.start;
            encoder.copy_buffer_to_buffer(run.buffer(buffer), range.start, &kept.copy, at, bytes);
        }
        run.gpu().submit(encoder);
        Ok(kept)
    }

    fn put_back(&self, run: &Run) {
        let mut encoder = run.gpu().encoder("put the first chains back");
        for (buffer, range, at) in self.places() {
            let bytes = range.end - range.start;
            encoder.copy_buffer_to_buffer(&self.copy, at, run.buffer(buffer), range.start, bytes);
        }
        run.gpu().submit(encoder);
    }

    /// The parts, and where they are in the copy.
    fn places(&self) -> impl Iterator<Item = (RunBuffer, Range<u64>, u64)> {
        let mut at = 0;
        self.parts.iter().map(move |(buffer, range)| {
            let here = at;
            at += range.end - range.start;
            (*buffer, range.clone(), here)
        })
    }
}

/// The most workgroups that weigh candidates: enough to fill a card.
const MAX_WEIGH_GROUPS: u32 = 256;

/// Bytes of all candidates and of the sums over parts of them.
pub(super) fn candidate_bytes(candidates: u64) -> u64 {
    size_of::<Candidate>() as u64 * candidates + SUM_BYTES
}

const SUM_BYTES: u64 = size_of::<PartialSums>() as u64 * CANDIDATE_PARTS as u64;

impl MarkovChains {
    /// What the present run says about the integral of p, for the next one, or the one before where nothing was done
    /// yet. `None` where its chains are of no use to that.
    fn last_run(&mut self) -> Option<Before> {
        if self.phase == Phase::New {
            return self.before.take();
        }
        let has_states = match self.method.run.start {
            // Every tour must begin with a fresh draw.
            Start::Unbiased => false,
            Start::Stationary => true,
            Start::Cold => self.phase == Phase::Evolving,
        };
        if !has_states {
            return None;
        }
        let counted = self.session.counted();
        let sums = BootstrapSums {
            samples: u64::from(self.beginning.samples),
            sum: counted.bootstrap_sum(),
            ..BootstrapSums::default()
        }
        .with_prior(self.beginning.prior);
        let mut tally = counted.tally();
        for (top, bottom) in counted.brightness(None) {
            tally.brightness.0 += top;
            tally.brightness.1 += bottom;
        }
        let (sum, count) = self.method.global.independent(&tally);
        Some(Before {
            scene: self.session.run.scene().clone(),
            camera: self.camera,
            first_p_bar: sums.p_bar,
            p_bar: sums.mean_with(sum, count),
            samples: sums.worth() + count,
        })
    }

    /// Goes to another camera, to which the next [`carry`](Self::carry) takes what the chains know.
    pub(super) fn leave_for(&mut self, camera: &CameraModel, seed: u64) -> Result<(), GpuError> {
        let before = self.last_run();
        self.start_from(camera, seed)?;
        self.go_on_from(before)
    }

    /// Goes to another version of the scene, to which the next [`carry`](Self::carry) takes what the chains know.
    fn go_on_in(&mut self, scene: &SceneOnGpu, seed: u64) -> Result<(), GpuError> {
        let before = self.last_run();
        self.session.set_scene(scene)?;
        let scene = self.session.run.scene().clone();
        self.kernels = Kernels::new(&scene, &self.method, self.has_gradient())?;
        self.resolve = [scene.kernel(&sources::RESOLVE)?];
        self.carried_kernels = None;
        let image = ImageParameters {
            normalisation: self.bootstrap_image.normalisation,
            ..self.session.parameters.image
        };
        [self.bootstrap_image, self.chain_image] = images(&scene, &self.method, image);
        self.session.parameters.image = self.bootstrap_image;
        self.start_from(scene.world().camera(), seed)?;
        self.go_on_from(before)
    }

    /// Lets the next [`carry`](Self::carry) begin with the chains of the last run, where there is a map from its
    /// camera.
    fn go_on_from(&mut self, before: Option<Before>) -> Result<(), GpuError> {
        self.before = before.filter(|before| {
            let has_map = Reprojection::is_possible(&before.camera, &self.camera);
            before.p_bar > 0.0 && (has_map || before.camera == self.camera)
        });
        if self.before.is_some() && self.carried_kernels.is_none() {
            self.carried_kernels = Some(CarriedKernels::new(self.session.run.scene())?);
        }
        Ok(())
    }

    /// Starts chains from those of the last run. Says whether it has: not after a cut.
    pub(super) fn carry(&mut self, before: &Before) -> Result<bool, GpuError> {
        let Some(carried) = &self.carried_kernels else {
            return Ok(false);
        };
        let start = Instant::now();
        let last = LastRun {
            global: &self.method.global,
            setup: Setup {
                run: self.method.run,
                p_bar: before.first_p_bar,
            },
            p_bar: before.p_bar,
            // After an edit, states are kept and the integral is estimated again: see `Edited`.
            samples: match before.is_of(self.session.run.scene()) {
                true => before.samples,
                false => 0.0,
            },
        };
        let (session, kernels) = (&mut self.session, &self.kernels);
        let fresh = self.size.fresh_draws() as u32;
        let parameters = &mut session.parameters;
        let chains = parameters.method.chains;
        parameters.image = self.chain_image;
        parameters.method.bootstrap = fresh;
        parameters.set_prior(Prior::default());
        parameters.other_camera = Camera::new(&before.camera);
        parameters.reuse = ReuseParameters {
            carried: chains,
            stays: u32::from(before.camera == self.camera),
            scored: u32::from(self.method.needs_score()),
            trust: reuse::TRUST as f32,
            p_bar: before.p_bar as f32,
            odds_per_ratio: match before.first_p_bar as f32 {
                p_bar if p_bar > 0.0 => parameters.method.tour_length / p_bar,
                _ => 0.0,
            },
            scale: last.scale() as f32,
            factor: 1.0,
        };

        // Try it with a few chains.
        if let Some(trial) = self.attempts.trial(chains as usize)
            && !carried.try_few(session, kernels, &last, trial as u32)?
        {
            session.spend(start.elapsed());
            return Ok(false);
        }

        // Map the states of the chains, and evaluate them where they are now.
        for buffer in [RunBuffer::Film, RunBuffer::Counters] {
            session.run.clear(buffer);
        }
        self.steps = 0;
        self.bootstrap_sums = None;
        let mut sequence = vec![&carried.carry];
        sequence.extend(&kernels.evaluate);
        session.sequence(&sequence, 0, 0)?;

        // Draw afresh, and see what the old target was there.
        session.work(&kernels.bootstrap, 0, fresh)?;
        let look_back = before.scene.kernel(&sources::LOOK_BACK)?;
        let (parameters, scene) = (session.parameters, session.run.scene().clone());
        let there = &mut session.parameters;
        std::mem::swap(&mut there.camera, &mut there.other_camera);
        before.scene.set_parameters(there);
        session.run.set_scene(before.scene.clone())?;
        let looked_back = session.work(&look_back, 0, fresh);
        session.run.set_scene(scene)?;
        session.parameters = parameters;
        looked_back?;

        // Weigh all candidates.
        let (parts, sums) = carried.add_up(session, before.p_bar)?;
        let Some(weighing) = last.weigh(&sums) else {
            session.spend(start.elapsed());
            return Ok(false);
        };
        session.parameters.set_prior(weighing.prior);
        session.parameters.reuse.factor = weighing.factor as f32;

        // Choose first states, and begin there.
        let mut parameters = session.parameters;
        let candidates = chains + fresh;
        let groups = candidates.div_ceil(SUM_LANES).min(MAX_WEIGH_GROUPS);
        parameters.dispatch.lanes = groups * SUM_LANES;
        let run = &mut session.run;
        run.dispatch(&carried.weigh, &parameters, [groups, 1])?;
        let blocks = candidates.div_ceil(BOOTSTRAP_BLOCK);
        let groups = [blocks.div_ceil(WORKGROUP), 1];
        run.dispatch(&carried.weigh_blocks, &parameters, groups)?;
        run.dispatch(&carried.sum_blocks, &parameters, [1, 1])?;
        let mut sequence = vec![&carried.begin];
        sequence.extend(&kernels.evaluate);
        sequence.push(&carried.initialise);
        sequence.extend(kernels.settle());
        session.sequence(&sequence, 0, 0)?;

        // Count all evaluations.
        let place = 8 * counter::BEGUN_AFRESH as u64;
        let counters = session.run.buffer(RunBuffer::Counters);
        let afresh = session.run.gpu().read(counters, place..place + 8)?;
        let afresh: Vec<u64> = bytemuck::pod_collect_to_vec(&afresh);
        let evaluated = |part: &PartialSums| f64::from(part.moved + part.looked_back);
        let evaluated: f64 = parts.iter().map(evaluated).sum();
        self.beginning = Beginning {
            samples: fresh,
            first_states: evaluated as u64 + afresh[0],
            carried: true,
            prior: weighing.prior,
        };
        session.spend(start.elapsed());
        self.phase = Phase::Evolving;
        Ok(true)
    }
}

impl Editable<Arc<SceneOnGpu>> for MarkovChains {
    fn edit(&mut self, scene: &Arc<SceneOnGpu>, seed: u64) -> Result<(), RenderError> {
        Ok(self.go_on_in(scene, seed)?)
    }
}

/// The sums over all candidates, in the units of the target.
fn candidate_sums(parts: &[PartialSums], chains: u32, fresh: u32, p_bar: f64) -> CandidateSums {
    let sum =
        |of: fn(&PartialSums) -> f32| parts.iter().map(|part| f64::from(of(part))).sum::<f64>();
    let per_draw = p_bar / f64::from(fresh);
    CandidateSums {
        carried: chains as usize,
        fresh: fresh as usize,
        energy: p_bar * sum(|part| part.energy),
        survived: p_bar * sum(|part| part.survived),
        part: per_draw * sum(|part| part.part),
        squares: per_draw * per_draw * sum(|part| part.squares),
        rest: per_draw * sum(|part| part.rest),
    }
}
