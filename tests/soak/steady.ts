import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../bench/statistics.ts';
import { freePort } from '../server/support/storage/postgres.ts';
import type { Store } from '../server/support/storage/rows.ts';
import { sampleFile } from './files.ts';
import { createPortalProcess } from './portal-process.ts';
import { send } from './retrying-client.ts';
import {
  type Answer,
  account,
  accountEdit,
  application,
  businessLoan,
  invoice,
  logIn,
  type Read,
  type Student,
  type Write,
} from './writes.ts';

interface Plan {
  readonly store: Store;
  readonly minutes: number;
  /** Calls a second, whether or not those before have been answered. */
  readonly rate: number;
}

interface Sample {
  /** Since the load began, in ms. */
  readonly at: number;
  readonly megabytes: number;
  readonly openFiles: number;
}

const students = 20;
/** An application takes one more. */
const filesOfApplication = 4;
const sampleEveryMs = 1_000;
/** The share of the load in which a server warms up: what it takes then, it keeps. */
const warm = 0.1;

/** What a server of every day is asked, mixed, at one rate for a long time. */
export async function steady({ store, minutes, rate }: Plan) {
  const portal = createPortalProcess(store, await freePort());
  const duration = minutes * 60_000;
  const times: { at: number; ms: number }[] = [];
  const samples: Sample[] = [];
  let startedAt = performance.now();
  const under = new Set<Promise<void>>();
  let calls = 0;
  let failed = 0;
  const answers: Record<string, number> = {};
  let filesStored = 0;
  /** The applications that take files, each as often as it is to be sent one. */
  const open: string[] = [];
  let nextPhone = 3_000_000;

  async function call(asked: Write | Read): Promise<Answer> {
    const answer = await send(portal.url, asked);
    const text = await answer.text();
    const kind = `${Math.floor(answer.status / 100)}xx`;
    answers[kind] = (answers[kind] ?? 0) + 1;
    if (!answer.ok) throw new Error(`${asked.method} ${asked.address}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }

  async function apply(phone: string): Promise<string> {
    const { id } = await call(application(phone));
    for (let count = 0; count < filesOfApplication; count += 1) open.push(id!);
    return id!;
  }

  async function sendFile(): Promise<void> {
    await call(invoice(open.shift()!, sampleFile()));
    filesStored += 1;
  }

  async function enrol(phone: string): Promise<Student> {
    const id = await apply(phone);
    const opened = await call(logIn(phone));
    return { id, phone, token: opened.access_token! };
  }

  async function measure(act: () => Promise<unknown>, isHashing: boolean): Promise<void> {
    const begun = performance.now();
    try {
      await act();
    } catch (error) {
      failed += 1;
      console.error(String(error));
    }
    if (!isHashing) times.push({ at: begun - startedAt, ms: performance.now() - begun });
  }

  /** Of a hundred calls 1 applies, 1 logs in, 4 send a file, 8 write, and all others read. */
  function callOf(number: number, student: Student): readonly [() => Promise<unknown>, boolean] {
    const turn = number % 100;
    if (turn === 0) return [() => apply(String(nextPhone++)), true];
    if (turn === 50) return [() => call(logIn(student.phone)), true];
    if (turn % 25 === 1) return [sendFile, false];
    if (turn % 25 === 2) return [() => call(businessLoan(student, number)), false];
    if (turn % 25 === 3) return [() => call(accountEdit(student, number)), false];
    return [() => call(reads(student)[number % 6]!), false];
  }

  try {
    await portal.start();
    await portal.untilReady();
    const all: Student[] = [];
    for (let count = 0; count < students; count += 1) all.push(await enrol(String(nextPhone++)));
    startedAt = performance.now();
    for (let elapsed = 0; elapsed < duration; elapsed = performance.now() - startedAt) {
      if (elapsed >= samples.length * sampleEveryMs)
        samples.push({ at: elapsed, megabytes: portal.residentMegabytes(), openFiles: portal.openFiles() });
      for (; calls < (elapsed / 1000) * rate; calls += 1) {
        const running = measure(...callOf(calls, all[calls % students]!)).finally(() =>
          under.delete(running),
        );
        under.add(running);
      }
      await sleep(5);
    }
    await Promise.all(under);
    await portal.stop();
  } finally {
    await portal.kill();
  }
  const stretch = (from: number, to: number) => stretchOf(times, samples, [from * duration, to * duration]);
  return {
    calls,
    /** Calls with another answer than a success, and calls that were not answered. */
    failed,
    /** How many answers were 2xx, 4xx and so on. */
    answers,
    filesStored,
    /** The first tenth of the load once the server was warm, and the last: what grows shows as their difference. */
    beginning: stretch(warm, warm + 0.1),
    end: stretch(0.9, 1),
    rssSlopeAnHour: slopeOf(samples.filter(({ at }) => at >= warm * duration)) * 3_600_000,
  };
}

/** The server in one stretch of the load. Times are without the calls that hash a password. */
function stretchOf(
  times: readonly { readonly at: number; readonly ms: number }[],
  samples: readonly Sample[],
  [from, to]: readonly [number, number],
) {
  const within = <Each extends { readonly at: number }>(all: readonly Each[]) =>
    all.filter(({ at }) => at >= from && at < to);
  const durations = within(times).map(({ ms }) => ms);
  const seen = within(samples);
  return {
    p95Ms: percentile(95, durations),
    p99Ms: percentile(99, durations),
    // Means of what was seen every few seconds.
    rssMegabytes: mean(seen.map(({ megabytes }) => megabytes)),
    openFiles: mean(seen.map(({ openFiles }) => openFiles)),
  };
}

const reads = ({ id, phone, token }: Student): readonly Read[] => [
  account({ id, phone, token }),
  ...[
    `/api/upload_invoices/exists?id=${id}`,
    `/api/applications/${id}/finances`,
    `/api/deposits?student_id=${id}`,
    `/api/invoices?student_id=${id}`,
    '/api/universities/',
  ].map((address): Read => ({ method: 'GET', address, token, findings: () => ({}) })),
];

/** Of the straight line that lies closest to all. */
function slopeOf(points: readonly Sample[]): number {
  const [x, y] = [mean(points.map(({ at }) => at)), mean(points.map(({ megabytes }) => megabytes))];
  const spread = points.reduce((sum, { at }) => sum + (at - x) ** 2, 0);
  return spread && points.reduce((sum, { at, megabytes }) => sum + (at - x) * (megabytes - y), 0) / spread;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
