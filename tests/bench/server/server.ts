import os from 'node:os';
import { conditions } from '../machine.ts';
import { tableOf } from '../results.ts';
import { rounds } from '../statistics.ts';
import { measureLogIns } from './log-ins.ts';
import { measureReads } from './reads.ts';
import { openStage, type Running } from './stage.ts';
import { measureStartUp } from './start-up.ts';
import { measureUploads } from './uploads.ts';

/** A figure of the portal's server next to the floor's. */
export interface Figure {
  readonly what: string;
  readonly unit: 'ms' | 'MB';
  readonly portal: number;
  readonly floor: number;
  readonly goal?: string;
}

/** The portal's server and its floor, each with its own database. */
export interface Pair {
  readonly portal: Running;
  readonly floor: Running;
}

const legend = `Medians of ${rounds} rounds, in each of which portal and floor take turns, on the embedded database. The **floor** is a bare
\`node:http\` process that does only what no server can do without: the same bytes from memory, the same argon2 hash, as
many durable commits, the same file on the disk; no checks, no limits, no log. A start has that of an empty \`node:http\`
server beside it. The **ratio** is how many times the floor it costs.

Everything is a process of its own on loopback. The load takes a core of the same machine: of two cores one is left to
the server. The worst stall is measured in its event loop, the memory in its resident pages. A light call is
\`/health/live\`, every 10 ms.`;

/** The reference server; a section of the results. */
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
