import os from 'node:os';
import { conditions } from '../machine.ts';
import { tableOf } from '../results.ts';
import { rounds } from '../statistics.ts';
import { measureLogIns } from './log-ins.ts';
import { measureReads } from './reads.ts';
import { openStage, type Running } from './stage.ts';
import { measureStartUp } from './start-up.ts';
import { measureUploads } from './uploads.ts';

export interface Figure {
  readonly what: string;
  readonly unit: 'ms' | 'MB';
  readonly portal: number;
  readonly floor: number;
  readonly goal?: string;
}

export interface Pair {
  readonly portal: Running;
  readonly floor: Running;
}

const legend = `Medians of ${rounds} rounds, each of which measures portal and floor, on the embedded database. The **floor** is a bare
\`node:http\` server that does only the work that every server has to do: the same bytes from memory, the same argon2
hash, as many durable commits, the same file on disk; no checks, limits or log. Starts are compared to an empty
\`node:http\` server. The **ratio** is portal / floor.

All processes run on one machine, over loopback. The load takes one core, which leaves one of two to the server. The
worst stall is the longest delay of the server's event loop; memory is its resident set size. A light call is
\`/health/live\`, every 10 ms.`;

export async function benchServer(): Promise<string> {
  const [load = 0] = os.loadavg();
  const stage = openStage();
  const interrupt = () => void stage.close().finally(() => process.exit(130));
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, interrupt);
  try {
    console.error('Starting and stopping …');
    const starts = await measureStartUp(stage);
    const portal = await stage.start({ program: 'portal', environment: { DEMO: '1' }, isWatched: true });
    const floor = await stage.start({
      program: 'floor',
      environment: { ORIGIN: portal.url },
      isWatched: true,
    });
    const pair = { portal, floor };
    console.error('Reading …');
    const reads = await measureReads(pair);
    console.error('Logging in at once …');
    const logIns = await measureLogIns(pair);
    console.error('Uploading at once …');
    const uploads = await measureUploads(stage, pair);
    const Database = `SQLite ${process.versions.sqlite}`;
    const rows = [...starts, ...reads, ...uploads, ...logIns].map(rowOf);
    const table = tableOf(['Figure', 'Portal', 'Floor', 'Ratio', 'Goal'], rows);
    return [conditions({ Database, 'Load before': load.toFixed(1) }), legend, table].join('\n\n');
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
    await stage.close();
  }
}

function rowOf({ what, unit, portal, floor, goal = '' }: Figure): string[] {
  const shown = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`;
  return [what, shown(portal), shown(floor), (portal / floor).toFixed(1), goal];
}
