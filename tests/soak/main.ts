import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/support/storage/postgres.ts';
import { databaseOn, query, type Store } from '../server/support/storage/rows.ts';
import { type Outcome, soak } from './soak.ts';
import { steady } from './steady.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '60' },
    writes: { type: 'string', default: '12000' },
    'first-starts': { type: 'string', default: '10' },
    database: { type: 'string', default: 'embedded' },
    /** If given, the run sends requests at a steady rate, and kills nothing. */
    minutes: { type: 'string' },
    rate: { type: 'string', default: '50' },
  },
});

const figures = [values.kills, values.writes, values['first-starts'], values.rate].map(Number);
const [kills, writes, firstStarts, rate] = figures as [number, number, number, number];
const minutes = Number(values.minutes ?? 0);
// If an option is not a number (NaN), the run must fail here. Otherwise, it would kill nothing and succeed.
if (
  !figures.every(Number.isSafeInteger) ||
  !(minutes >= 0) ||
  !['embedded', 'postgres'].includes(values.database)
) {
  console.error(
    'Usage: npm run soak -- [--kills 60] [--writes 12000] [--first-starts 10] | [--minutes 30] [--rate 50] [--database embedded|postgres]',
  );
  process.exit(1);
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-soak-'));
const postgres = values.database === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
if (values.database === 'postgres' && !postgres) throw new Error('PostgreSQL was not found.');

async function newStore(name: string): Promise<Store> {
  const dataDir = mkdtempSync(path.join(folder, name));
  if (!postgres) return { dataDir, databaseUrl: undefined };
  await query(postgres.url, `create database ${name}`);
  return { dataDir, databaseUrl: databaseOn(postgres.url, name) };
}

function report(title: string, { lost, duplicated, unexplained, parts, damage, ...counts }: Outcome): void {
  const wrong = { lost, duplicated, unexplained, parts, damage };
  const { readyMs, strays, ...sums } = counts;
  console.log(`\n${title}`);
  console.table({
    ...sums,
    'files without a row (removed later)': strays.length,
    'ms until ready after its own start': spreadOf(readyMs.portal),
    'ms until ready after PostgreSQL’s start': spreadOf(readyMs.postgres),
  });
  for (const [name, list] of Object.entries(wrong)) {
    console.log(`${name}: ${list.length}`, list.slice(0, 20));
    if (list.length > 0) process.exitCode = 1;
  }
}

function spreadOf(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other).map(Math.round);
  return `${sorted[sorted.length >> 1] ?? '-'} (median), ${sorted.at(-1) ?? '-'} (longest)`;
}

async function killRepeatedly(): Promise<void> {
  report('Killed under load', await soak({ store: await newStore('load'), kills, writes, postgres }));
  for (let count = 1; count <= firstStarts; count += 1) {
    const store = await newStore(`first_${count}`);
    report('Killed while creating a new store', await soak({ store, kills: 0, writes: 10, isNew: true }));
  }
}

/** Times and memory are only printed, because they depend on the machine. */
async function loadSteadily(): Promise<void> {
  const outcome = await steady({ store: await newStore('steady'), minutes, rate });
  const { calls, failed, filesStored, beginning, end } = outcome;
  console.log(`\n${minutes} minutes at ${rate} calls a second: ${calls} calls, ${failed} failed.`);
  console.log(
    `Files stored: ${filesStored}. "beginning" is the second tenth of the run, after the server has warmed up.`,
  );
  console.table({ beginning, end });
  if (failed > 0 || filesStored === 0) process.exitCode = 1;
}

try {
  await (minutes ? loadSteadily() : killRepeatedly());
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
}
