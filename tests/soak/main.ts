import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/support/storage/postgres.ts';
import { databaseOn, query, type Store } from '../server/support/storage/rows.ts';
import { isClean, longestReadyMs, tableOf } from './outcome.ts';
import { type Outcome, soak } from './soak.ts';
import { steady } from './steady.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '60' },
    writes: { type: 'string', default: '12000' },
    'first-starts': { type: 'string', default: '10' },
    database: { type: 'string', default: 'embedded' },
    /** In place of the kills: a steady load for so long. */
    minutes: { type: 'string' },
    rate: { type: 'string', default: '50' },
  },
});

const figures = [values.kills, values.writes, values['first-starts'], values.rate].map(Number);
const minutes = Number(values.minutes ?? 0);
// Not a number of kills is none, and would find nothing lost.
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

/** No start of the server may take longer. */
const patienceMs = 3_000;

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-soak-'));
const postgres = values.database === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
if (values.database === 'postgres' && !postgres) throw new Error('PostgreSQL was not found.');

async function newStore(name: string): Promise<Store> {
  const dataDir = mkdtempSync(path.join(folder, name));
  if (!postgres) return { dataDir, databaseUrl: undefined };
  await query(postgres.url, `create database ${name}`);
  return { dataDir, databaseUrl: databaseOn(postgres.url, name) };
}

function report(title: string, outcomes: readonly Outcome[]): void {
  console.log(`\n${title}\n${tableOf(outcomes)}`);
  const isWell = (outcome: Outcome) => isClean(outcome) && longestReadyMs(outcome) <= patienceMs;
  if (!outcomes.every(isWell)) process.exitCode = 1;
}

async function killAgainAndAgain(): Promise<void> {
  const [kills, writes, firstStarts] = figures;
  const store = await newStore('load');
  report('Killed under load', [await soak({ store, kills: kills!, writes: writes!, postgres })]);
  const outcomes: Outcome[] = [];
  for (let count = 1; count <= firstStarts!; count += 1) {
    const store = await newStore(`first_${count}`);
    outcomes.push(await soak({ store, kills: 0, writes: 10, isNew: true }));
  }
  if (outcomes.length > 0) report('Killed while a new store is made', outcomes);
}

const rounded = (stretch: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(stretch).map(([name, figure]) => [name, Number(figure.toFixed(1))]));

/** No call may fail; times and memory are for who reads them, since other machines have others. */
async function loadSteadily(minutes: number, rate: number): Promise<void> {
  const { calls, failed, answers, filesStored, beginning, end, rssSlopeAnHour } = await steady({
    store: await newStore('steady'),
    minutes,
    rate,
  });
  console.log(`\n${minutes} minutes at ${rate} calls a second: ${calls} calls, ${failed} failed.`);
  const kinds = Object.entries(answers).map(([kind, count]) => `${count} ${kind}`);
  console.log(`Answers, with those before the load: ${kinds.join(', ')}. Files stored: ${filesStored}.`);
  console.log('Times are without log-ins and applications; the beginning is the second tenth, once warm.');
  console.table({ beginning: rounded(beginning), end: rounded(end) });
  console.log(`Memory grew by ${rssSlopeAnHour.toFixed(1)} MB an hour.`);
  if (failed > 0 || filesStored === 0) process.exitCode = 1;
}

try {
  if (minutes) await loadSteadily(minutes, Number(values.rate));
  else await killAgainAndAgain();
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
}
