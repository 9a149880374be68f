import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../bench/statistics.ts';
import { freePort } from '../server/support/storage/postgres.ts';
import type { Store } from '../server/support/storage/rows.ts';
import { sampleFile } from './files.ts';
import { createPortalProcess } from './portal-process.ts';
import { answered } from './retrying-client.ts';
import {
  account,
  accountEdit,
  application,
  businessLoan,
  invoice,
  logIn,
  type Read,
  reading,
  type Student,
  type Write,
} from './writes.ts';

interface Plan {
  readonly store: Store;
  readonly minutes: number;
  readonly rate: number;
}

const students = 20;
/** The number of files for each application, which is one less than the server accepts. */
const filesOfApplication = 4;
const sampleEveryMs = 1_000;

/**
 * Sends a typical mix of calls at a constant rate. Returns response times and memory at the beginning and at
 * the end.
 */
export async function steady({ store, minutes, rate }: Plan) {
  const portal = createPortalProcess(store, await freePort());
  const duration = minutes * 60_000;
  /** The duration of each call, except those that hash a password, because hashing is slow by design. */
  const times: { at: number; ms: number }[] = [];
  const samples: { at: number; megabytes: number; openFiles: number }[] = [];
  const underWay = new Set<Promise<void>>();
  /** Lists each application's id as often as the run will send a file for it. */
  const open: string[] = [];
  let [startedAt, nextPhone, calls, failed, filesStored] = [performance.now(), 3_000_000, 0, 0, 0];

  const call = (request: Write | Read) => answered(portal.url, request);

  async function apply() {
    const phone = String(nextPhone++);
    const { id } = await call(application(phone));
    for (let count = 0; count < filesOfApplication; count += 1) open.push(id!);
    return { id: id!, phone };
  }

  async function enrol(): Promise<Student> {
    const applied = await apply();
    return { ...applied, token: (await call(logIn(applied.phone))).access_token! };
  }

  async function sendFile(): Promise<void> {
    await call(invoice(open.shift()!, sampleFile()));
    filesStored += 1;
  }

  function callOf(number: number, student: Student): Promise<unknown> {
    const turn = number % 100;
    if (turn === 0) return apply();
    if (turn === 50) return call(logIn(student.phone));
    if (turn % 25 === 1) return sendFile();
    if (turn % 25 === 2) return call(businessLoan(student, number));
    if (turn % 25 === 3) return call(accountEdit(student, number));
    return call(reads(student)[number % 6]!);
  }

  async function measure(number: number, student: Student): Promise<void> {
    const begun = performance.now();
    try {
      await callOf(number, student);
    } catch (error) {
      failed += 1;
      console.error(String(error));
    }
    const now = performance.now();
    if (number % 50 !== 0) times.push({ at: now - startedAt, ms: now - begun });
  }

  function takeSample(at: number): void {
    samples.push({ at, megabytes: portal.memory().now, openFiles: portal.openFiles() });
  }

  try {
    await portal.start();
    await portal.untilReady();
    const all: Student[] = [];
    while (all.length < students) all.push(await enrol());
    startedAt = performance.now();
    for (let elapsed = 0; elapsed < duration; elapsed = performance.now() - startedAt) {
      if (elapsed >= samples.length * sampleEveryMs) takeSample(elapsed);
      for (; calls < (elapsed / 1000) * rate; calls += 1) {
        const running = measure(calls, all[calls % students]!).finally(() => underWay.delete(running));
        underWay.add(running);
      }
      await sleep(5);
    }
    await Promise.all(underWay);
    await portal.stop();
  } finally {
    await portal.kill();
  }

  /**
   * Returns the figures of one tenth of the run. A comparison of two tenths shows whether the server becomes
   * slower or uses more memory.
   */
  function tenth(number: number) {
    const isWithin = ({ at }: { readonly at: number }) => Math.floor((at / duration) * 10) === number;
    const durations = times.filter(isWithin).map(({ ms }) => ms);
    const seen = samples.filter(isWithin);
    return {
      p95Ms: percentile(95, durations),
      p99Ms: percentile(99, durations),
      rssMegabytes: mean(seen.map(({ megabytes }) => megabytes)),
      openFiles: mean(seen.map(({ openFiles }) => openFiles)),
    };
  }

  // `beginning` is the second tenth of the run. In the first tenth, the server warms up and allocates memory
  // that it keeps.
  return { calls, failed, filesStored, beginning: tenth(1), end: tenth(9) };
}

const reads = (student: Student): readonly Read[] => [
  account(student),
  ...[
    `/api/upload_invoices/exists?id=${student.id}`,
    `/api/applications/${student.id}/finances`,
    `/api/deposits?student_id=${student.id}`,
    `/api/invoices?student_id=${student.id}`,
    '/api/universities/',
  ].map((address) => reading(address, student.token)),
];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
