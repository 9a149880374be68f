import { monitorEventLoopDelay } from 'node:perf_hooks';

/*
 * `node --import` loads this module before the server. Between the messages "watch" and "report", the module
 * measures the longest delay of the event loop and the growth of memory.
 */

export interface Report {
  readonly stallMs: number;
  readonly grownBytes: number;
}

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
// If the benchmark's process has ended, this process exits, because nothing else would stop it.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
