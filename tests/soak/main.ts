import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/postgres.ts';
import { isClean, tableOf } from './outcome.ts';
import { soak } from './soak.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '60' },
    writes: { type: 'string', default: '12000' },
    database: { type: 'string', default: 'embedded' },
  },
});

const longestReadyMs = 3_000;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-soak-'));
const postgres = values.database === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
if (values.database === 'postgres' && !postgres) throw new Error('PostgreSQL was not found.');
try {
  const outcome = await soak({
    store: { dataDir, databaseUrl: postgres?.url },
    kills: Number(values.kills),
    writes: Number(values.writes),
    postgres,
  });
  console.log(tableOf(outcome));
  const isSoon = Math.max(...outcome.readyMs) <= longestReadyMs;
  process.exitCode = isClean(outcome) && isSoon ? 0 : 1;
} finally {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true });
}
