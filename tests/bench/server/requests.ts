import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoStudents } from '#server/demo/demo-students.ts';
import { type Figures, inTurns, percentile } from '../statistics.ts';
import { type Call, probe } from './call.ts';
import type { Comparison } from './comparison.ts';
import { load } from './load.ts';
import type { Pair } from './pair.ts';
import type { Running } from './stage.ts';
import { enrol, logIn, logIns, submissions } from './students.ts';

const assets = path.resolve(import.meta.dirname, '../../../dist/assets');

type Measure = (server: Running, call: Call) => Promise<Figures<'perSecond' | 'cpuMs' | 'p99'>>;

interface Kind {
  readonly what: string;
  readonly call: Call;
  readonly measure: Measure;
  /** What the 99th of a hundred waits for. */
  readonly crowd: string;
  readonly goal?: string;
}

/** As many as can be read; and how long that takes where there are two hundred a second. */
const reading = {
  async measure(server, call) {
    const { perSecond, cpuMs } = await load(server, call, { connections: 10, amount: 2000 });
    const steady = probe(server.url, call, 5);
    await sleep(1000);
    return { perSecond, cpuMs, p99: percentile(99, await steady.stop()) };
  },
  crowd: 'at 200 a second',
  goal: '< 20 ms',
} satisfies Partial<Kind>;

/** A password takes a core for a while, so more than four at once would only wait for each other. */
const hashing = {
  measure: (server, call) => load(server, call, { connections: 4, amount: 100 }),
  crowd: 'with four at once',
} satisfies Partial<Kind>;

/** How many calls one process answers in a second, how long each has a core, and how long the slowest wait. */
export async function measureRequests(pairs: readonly Pair[]): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const pair of pairs) {
    for (const kind of await callsOf(pair)) comparisons.push(...(await compare(kind, pair)));
  }
  return [...comparisons, ...(await compare(largestScript(), pairs[0]!))];
}

async function compare({ what, call, measure, crowd, goal = '' }: Kind, pair: Pair): Promise<Comparison[]> {
  const [portal, floor] = await inTurns(
    [pair.portal, pair.floor].map((server) => () => measure(server, call)),
  );
  return [
    { what, unit: '/s', portal: portal!.perSecond, floor: floor!.perSecond },
    { what: `${what}: CPU a call`, unit: 'ms', portal: portal!.cpuMs, floor: floor!.cpuMs },
    { what: `${what}: p99 ${crowd}`, unit: 'ms', portal: portal!.p99, floor: floor!.p99, goal },
  ];
}

async function callsOf({ database, portal }: Pair): Promise<Kind[]> {
  const manyPayments = demoStudents.find(({ password }) => password === 'demo-300-payments')!;
  const { user, bearer } = await logIn(portal.url, manyPayments);
  const finances = { path: `/api/applications/${user}/finances`, headers: bearer };
  const students = await enrol(portal.url, 4);
  return [
    { ...reading, what: `finances, 300 payments, ${database}`, call: finances },
    { ...hashing, what: `submission, ${database}`, call: submissions() },
    { ...hashing, what: `log-in, ${database}`, call: logIns(students) },
  ];
}

/** The heaviest script of the built portal, as a browser asks for it. */
function largestScript(): Kind {
  const sizeOf = (name: string) => statSync(path.join(assets, name)).size;
  const [largest] = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  const kilobytes = Math.round(sizeOf(`${largest}.br`) / 1000);
  const call = { path: `/assets/${largest}`, headers: { 'accept-encoding': 'br' } };
  return { ...reading, what: `largest script, ${kilobytes} kB brotli`, call };
}
