import { monitorEventLoopDelay } from 'node:perf_hooks';

/*
 * Loaded into a process before its program (`node --import`), to watch it from within without its knowledge: between
 * "watch" and "report" it measures the longest stall of its event loop, and how far its memory grew.
 */

export interface Report {
  readonly stallMs: number;
  readonly grownBytes: number;
}

/** The delay of an idle loop, and the interval of memory samples. */
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
// The watching process is gone and cannot end this one any more.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
