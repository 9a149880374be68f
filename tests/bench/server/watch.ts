import { monitorEventLoopDelay } from 'node:perf_hooks';

/*
 * Loaded into a process before its program (`node --import`), so that it can be watched from within without
 * knowing of it: between "watch" and "report" the worst stall of its event loop, how far its memory grew, and the
 * time that it had a core, its threads included.
 */

export interface Report {
  readonly stallMs: number;
  readonly grownBytes: number;
  readonly cpuMs: number;
}

/** What an undisturbed loop shows, and what samples of the memory are apart. */
const resolutionMs = 1;
const sampleMs = 20;

const delays = monitorEventLoopDelay({ resolution: resolutionMs });
let before = 0;
let peak = 0;
let cpu: NodeJS.CpuUsage | undefined;
let timer: NodeJS.Timeout | undefined;

const answers: Readonly<Record<string, () => Report | null>> = {
  watch() {
    before = process.memoryUsage.rss();
    peak = before;
    timer = setInterval(sample, sampleMs);
    delays.reset();
    delays.enable();
    cpu = process.cpuUsage();
    return null;
  },
  report() {
    clearInterval(timer);
    delays.disable();
    sample();
    const { user, system } = process.cpuUsage(cpu);
    return {
      stallMs: Math.max(0, delays.max / 1e6 - resolutionMs),
      grownBytes: peak - before,
      cpuMs: (user + system) / 1000,
    };
  },
};

function sample(): void {
  peak = Math.max(peak, process.memoryUsage.rss());
}

process.on('message', (question) => process.send!(answers[String(question)]!()));
// Whoever watches is gone, and cannot end it any more.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
