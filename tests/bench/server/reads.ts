import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoStudents } from '#server/demo/demo-students.ts';
import { inTurns, percentile } from '../statistics.ts';
import { type Call, probe } from './call.ts';
import type { Figure, Pair } from './server.ts';
import { logIn } from './students.ts';

const assets = path.resolve(import.meta.dirname, '../../../dist/assets');

/** Measures the 99th percentile of response times at 200 read requests a second. */
export async function measureReads({ portal, floor }: Pair): Promise<Figure[]> {
  const manyPayments = demoStudents.find(({ password }) => password === 'demo-300-payments')!;
  const { user, headers } = await logIn(portal.url, manyPayments);
  const reads: Readonly<Record<string, Call>> = {
    'finances, 300 payments': { path: `/api/applications/${user}/finances`, headers },
    ...largestScript(),
  };
  const figures: Figure[] = [];
  for (const [what, call] of Object.entries(reads)) {
    const [ours, bare] = await inTurns(
      [portal, floor].map(({ url }) => async () => {
        const steady = probe(url, call, 5);
        await sleep(2000);
        return { p99: percentile(99, await steady.stop()) };
      }),
    );
    const times = { portal: ours!.p99, floor: bare!.p99 };
    figures.push({ what: `${what}: p99 at 200 a second`, unit: 'ms', ...times, goal: '< 20 ms' });
  }
  return figures;
}

function largestScript(): Readonly<Record<string, Call>> {
  const sizeOf = (name: string) => statSync(path.join(assets, name)).size;
  const [largest] = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  const kilobytes = Math.round(sizeOf(`${largest}.br`) / 1000);
  const call = { path: `/assets/${largest}`, headers: { 'accept-encoding': 'br' } };
  return { [`largest script, ${kilobytes} kB brotli`]: call };
}
