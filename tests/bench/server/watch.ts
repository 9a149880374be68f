import { monitorEventLoopDelay } from 'node:perf_hooks';

/*
 * Loaded into a process before its program (`node --import`), so that it can be watched from within without
 * knowing of it: between "watch" and "report" the worst stall of its event loop, and how far its memory grew.
 */

export interface Report {
  readonly stallMs: number;
  readonly grownBytes: number;
}

/** What an undisturbed loop shows, and what samples of the memory are apart. */
const resolutionMs = 1;
const sampleMs = 20;

const delays = monitorEventLoopDelay({ resolution: resolutionMs });
let before = 0;
let peak = 0;
let timer: NodeJS.Timeout | undefined;

const answers: Readonly<Record<string, () => Report | null>> = {
  watch() {
    before = process.memoryUsage.rss();
    peak = before;
    timer = setInterval(sample, sampleMs);
    delays.reset();
    delays.enable();
    return null;
  },
  report() {
    clearInterval(timer);
    delays.disable();
    sample();
    return {
      stallMs: Math.max(0, delays.max / 1e6 - resolutionMs),
      grownBytes: peak - before,
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
