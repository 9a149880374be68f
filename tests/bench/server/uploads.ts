import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { inTurns, percentile } from '../statistics.ts';
import { lightCall, probe } from './call.ts';
import type { Uploads } from './send-uploads.ts';
import type { Figure, Pair } from './server.ts';
import type { Running, Stage, Start } from './stage.ts';
import { enrol } from './students.ts';

/** The server allows this many simultaneous uploads per client address. */
const atOnce = 20;

/** This is 50 MiB, the size of the largest invoice that the server accepts. */
const bytes = 52_428_800;

export async function measureUploads(stage: Stage, { portal: origin }: Pair): Promise<Figure[]> {
  const file = path.join(stage.folder(), 'invoice.pdf');
  writeFileSync(file, '%PDF-1.4 '.padEnd(bytes));
  const [portal, floor] = await inTurns([
    () => through(stage, { program: 'portal' }, file, enrolled),
    () => through(stage, { program: 'floor', environment: { ORIGIN: origin.url } }, file, madeUp),
  ]);
  const what = `${atOnce} uploads of 50 MiB at once`;
  const goal = '< 150 MB';
  return [
    { what: `${what}: memory growth`, unit: 'MB', portal: portal!.grown, floor: floor!.grown, goal },
    { what, unit: 'ms', portal: portal!.ms, floor: floor!.ms },
    { what: `${what}: p99 of a light call`, unit: 'ms', portal: portal!.p99, floor: floor!.p99 },
  ];
}

const enrolled = async (url: string) => (await enrol(url, atOnce)).map(({ id }) => id);
const madeUp = async () => Array.from({ length: atOnce }, String);

/**
 * Measures one round of uploads in a new server process. A process rarely returns memory to the system, so an
 * earlier round would hide the memory growth of this one.
 */
async function through(stage: Stage, start: Start, file: string, idsAt: (url: string) => Promise<string[]>) {
  const dataDir = stage.folder();
  const server = await stage.start({ ...start, dataDir, isWatched: true });
  const figures = await send(server, file, await idsAt(server.url));
  if (start.program === 'portal') checkUploads(path.join(dataDir, 'files'));
  await server.stop();
  rmSync(dataDir, { recursive: true });
  return figures;
}

function checkUploads(files: string): void {
  const left = readdirSync(path.join(files, 'incoming')).length;
  const kept = readdirSync(files).filter((name) => name.endsWith('.pdf')).length;
  if (left !== 0 || kept !== atOnce) {
    throw new Error(`Of ${atOnce} uploads, ${kept} were stored and ${left} partial files were left behind.`);
  }
}

/** Uploads from another thread, so that the uploads do not delay the measured requests. */
async function send(server: Running, file: string, ids: readonly string[]) {
  const workerData: Uploads = { url: server.url, ids, file };
  await server.watch();
  const others = probe(server.url, lightCall);
  const began = performance.now();
  const worker = new Worker(new URL('./send-uploads.ts', import.meta.url), { workerData });
  const [code] = await once(worker, 'exit');
  const ms = performance.now() - began;
  const p99 = percentile(99, await others.stop());
  const { grownBytes } = await server.report();
  if (code !== 0) throw new Error('An upload failed.');
  return { grown: grownBytes / 1e6, ms, p99 };
}
