import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { demoStudents } from '#server/demo/demo-students.ts';
import { freePort } from '../server/support/storage/postgres.ts';
import { createPortalProcess, type PortalProcess } from '../soak/portal-process.ts';
import { answered } from '../soak/retrying-client.ts';
import { application, logIn, type Read, reading } from '../soak/writes.ts';
import { conditions, tableOf } from './results.ts';
import type { Uploads } from './send-uploads.ts';
import { inTurns, percentile, rounds } from './statistics.ts';

const logIns = 50;

/** The server allows this many simultaneous uploads per client address. */
const uploads = 20;

const invoiceBytes = 52_428_800;

const figures = {
  firstStart: { what: 'ready, first start', unit: 'ms', goal: '< 1000 ms' },
  secondStart: { what: 'ready, second start', unit: 'ms', goal: '< 1000 ms' },
  idle: { what: 'p99 of a light call, without other calls', unit: 'ms', goal: '' },
  reads: { what: 'p99 of finances with 300 payments, 200 a second', unit: 'ms', goal: '< 20 ms' },
  logIns: { what: `p99 of a light call during ${logIns} log-ins at once`, unit: 'ms', goal: '' },
  uploads: { what: `p99 of a light call during ${uploads} uploads of 50 MiB`, unit: 'ms', goal: '< 500 ms' },
  memory: { what: 'memory growth during these uploads', unit: 'MB', goal: '< 150 MB' },
} as const;

const legend = `Medians of ${rounds} rounds, on the embedded database with the demo students. All processes run on one machine, over
loopback. A light call is \`/health/live\`, every 10 ms; compare its times with those without other calls. Memory is the
process's resident set size.`;

export async function benchServer(): Promise<string> {
  const [load = 0] = os.loadavg();
  const [medians] = await inTurns([measureRound]);
  const rows = Object.entries(figures).map(([name, { what, unit, goal }]) => {
    const value = medians![name as keyof typeof figures];
    return [what, `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`, goal];
  });
  const more = { Database: `SQLite ${process.versions.sqlite}`, 'Load before': load.toFixed(1) };
  return [conditions(more), legend, tableOf(['Figure', 'Portal', 'Goal'], rows)].join('\n\n');
}

async function measureRound() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
  const store = { dataDir: path.join(folder, 'data'), databaseUrl: undefined };
  const portal = createPortalProcess(store, await freePort(), { DEMO: '1' });
  try {
    const firstStart = await msUntilReady(portal);
    await portal.stop();
    const secondStart = await msUntilReady(portal);
    const phones = Array.from({ length: logIns }, (_, index) => String(7_000_000 + index));
    const students = await Promise.all(phones.map((phone) => answered(portal.url, application(phone))));
    const finances = await financesOf('demo-300-payments', portal.url);
    const times = {
      idle: await p99(portal, light, 10, () => sleep(2000)),
      reads: await p99(portal, finances, 5, () => sleep(2000)),
      logIns: await p99(portal, light, 10, () =>
        Promise.all(phones.map((phone) => answered(portal.url, logIn(phone)))),
      ),
    };
    // A process rarely returns memory to the system, so the uploads are measured in a new process.
    await portal.stop();
    await msUntilReady(portal);
    const file = path.join(folder, 'invoice.pdf');
    writeFileSync(file, '%PDF-1.4 '.padEnd(invoiceBytes));
    const ids = students.slice(0, uploads).map(({ id }) => id!);
    const before = portal.memory();
    const during = await p99(portal, light, 10, () => upload({ url: portal.url, ids, file }));
    const memory = portal.memory().peak - before.now;
    return { firstStart, secondStart, ...times, uploads: during, memory };
  } finally {
    await portal.kill();
    rmSync(folder, { recursive: true });
  }
}

async function msUntilReady(portal: PortalProcess): Promise<number> {
  const began = performance.now();
  await portal.start();
  await portal.untilReady();
  return performance.now() - began;
}

/** This call costs the server almost no work, so its duration shows how long any request has to wait. */
const light = reading('/health/live');

async function financesOf(name: string, url: string): Promise<Read> {
  const { phone, password } = demoStudents.find((student) => student.password === name)!;
  const { user, access_token } = await answered(url, logIn(phone, password));
  return reading(`/api/applications/${user}/finances`, access_token);
}

/**
 * Makes the call at a fixed interval during `act`, and returns the 99th percentile of its durations in ms.
 * Does not wait for a response before the next call. Otherwise, slow responses would delay further calls, and
 * too few slow ones would be measured.
 */
async function p99({ url }: PortalProcess, call: Read, everyMs: number, act: () => Promise<unknown>) {
  const durations: Promise<number>[] = [];
  const timer = setInterval(() => {
    const began = performance.now();
    durations.push(answered(url, call).then(() => performance.now() - began));
  }, everyMs);
  await act();
  clearInterval(timer);
  return percentile(99, await Promise.all(durations));
}

/** Uploads from another thread, so that the uploads do not delay the measured calls. */
async function upload(workerData: Uploads): Promise<void> {
  const [code] = await once(
    new Worker(new URL('./send-uploads.ts', import.meta.url), { workerData }),
    'exit',
  );
  if (code !== 0) throw new Error('An upload failed.');
}
