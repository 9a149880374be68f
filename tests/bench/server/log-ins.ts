import { inTurns, percentile } from '../statistics.ts';
import { lightCall, probe } from './call.ts';
import type { Figure, Pair } from './server.ts';
import type { Running } from './stage.ts';
import { enrol, logIn, type Student } from './students.ts';

const atOnce = 50;

/**
 * Measures a whole class (50 students) that logs in at once: how long the log-ins take, and how long they
 * delay other requests.
 */
export async function measureLogIns(pair: Pair): Promise<Figure[]> {
  const students = await enrol(pair.portal.url, atOnce);
  const [portal, floor] = await inTurns(
    [pair.portal, pair.floor].map((server) => () => burst(server, students)),
  );
  const what = `${atOnce} log-ins at once`;
  return [
    { what, unit: 'ms', portal: portal!.ms, floor: floor!.ms },
    { what: `${what}: worst stall`, unit: 'ms', portal: portal!.stallMs, floor: floor!.stallMs },
    { what: `${what}: p99 of a light call`, unit: 'ms', portal: portal!.p99, floor: floor!.p99 },
  ];
}

async function burst(server: Running, students: readonly Student[]) {
  await server.watch();
  const others = probe(server.url, lightCall);
  const began = performance.now();
  // The floor server has no students, but verifies a password hash for each log-in, as the portal does.
  await Promise.all(students.map((student) => logIn(server.url, student)));
  const ms = performance.now() - began;
  const p99 = percentile(99, await others.stop());
  const { stallMs } = await server.report();
  return { ms, stallMs, p99 };
}
