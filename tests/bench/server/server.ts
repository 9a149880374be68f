import os from 'node:os';
import { conditions } from '../machine.ts';
import { rounds } from '../statistics.ts';
import { comparisonTable } from './comparison.ts';
import { measureLogIns } from './log-ins.ts';
import { openPair } from './pair.ts';
import { measureRequests } from './requests.ts';
import { openStage } from './stage.ts';
import { measureStartUp } from './start-up.ts';
import { measureUploads } from './uploads.ts';

const legend = `Medians of ${rounds} rounds, in each of which portal and floor take turns. The **floor** is a bare \`node:http\` process
that does only what no server can do without: the same bytes from memory, the same argon2 hash, as many durable
commits, the same file on the disk; no checks, no limits, no log. A start has that of an empty \`node:http\` server
beside it. The **ratio** is how many times the floor it costs.

Everything is a process of its own on loopback, PostgreSQL with \`fsync\` on (its own CPU is in no figure). The load
takes a core of the same machine: of two cores one is left to the server. Reads come from ten connections, as fast as
they are answered, then 200 a second; what hashes a password from four. CPU is that of the whole process, its threads
included; the worst stall is measured in its event loop, the memory in its resident pages. A light call is
\`/health/live\`, every 10 ms.`;

const signals = ['SIGINT', 'SIGTERM'] as const;

/** The reference server, as a section of the results. */
export async function benchServer(): Promise<string> {
  const [load = 0] = os.loadavg();
  const stage = await openStage();
  const interrupt = () => void stage.close().finally(() => process.exit(130));
  for (const signal of signals) process.once(signal, interrupt);
  try {
    console.error('Starting and stopping …');
    const starts = await measureStartUp(stage);
    const pairs = [];
    for (const database of stage.databases) pairs.push(await openPair(stage, database));
    console.error('Sending requests …');
    const requests = await measureRequests(pairs);
    console.error('Logging in at once …');
    const logIns = await measureLogIns(pairs);
    console.error('Uploading at once …');
    const uploads = await measureUploads(stage, pairs[0]!);
    const Databases = stage.databases.map(({ version }) => version).join(', ');
    const table = comparisonTable([...starts, ...requests, ...uploads, ...logIns]);
    return [conditions({ Databases, 'Load before': load.toFixed(1) }), legend, table].join('\n\n');
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
    await stage.close();
  }
}
