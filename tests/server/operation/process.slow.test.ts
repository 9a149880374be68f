import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoStudents } from '#server/demo/demo-students.ts';
import { seedStudents } from '../support/data/seed-students.ts';
import { incoming, startUpload } from '../support/process/half-upload.ts';
import { exitOf, runServerProcess, startServerProcess } from '../support/process/process.ts';
import { makeTables } from '../support/storage/backups.ts';
import {
  describeOnDatabase,
  openEmbedded,
  type TestStorage,
  temporaryFolder,
} from '../support/storage/test-storage.ts';

const warnings = [
  /No message sender is configured/,
  / details of the lender are still to be given: \W+npm run office -- check-portal\W+ lists them/,
];

async function startWithUpload(place: TestStorage) {
  const server = await runServerProcess(place);
  const id = await server.applyForId();
  const upload = await startUpload(server.url, id);
  await expect.poll(() => incoming(place)).toHaveLength(1);
  return { ...server, id, upload };
}

describeOnDatabase('the process', (open) => {
  test('warns at startup about a missing message sender and lender details', async () => {
    const { output } = await runServerProcess(await open());
    for (const warning of warnings) await expect.poll(output).toMatch(warning);
  });

  test('prints a table of the demo students in demo mode, and reports nothing missing', async () => {
    const { output } = await runServerProcess(await open(), { DEMO: '1', LOG_LEVEL: 'warn' });
    await expect.poll(output).toMatch(/demo-long-name .*\n$/);
    for (const { phone, password, about } of demoStudents) {
      const row = output()
        .split('\n')
        .find((line) => line.includes(phone));
      expect(row).toMatch(new RegExp(`^ *${phone} +${password} +`));
      expect(row).toContain(about);
    }
    for (const warning of warnings) expect(output()).not.toMatch(warning);
  });

  test('leaves no partial file to the next start when killed during an upload, and loses no accepted row', async () => {
    const place = await open();
    const { child, id } = await startWithUpload(place);
    await exitOf(child, 'SIGKILL');
    expect(incoming(place)).toHaveLength(1);
    const next = await runServerProcess(place);
    expect(incoming(place)).toEqual([]);
    expect(await next.applyForId()).toBe(id);
    expect(await place.rows('select id from invoice_files')).toEqual([]);
  });
});

describe('configuration errors end it with one sentence', () => {
  test.each<[string, () => Promise<Record<string, string>> | Record<string, string>, RegExp]>([
    [
      'a port in use',
      async () => ({ PORT: new URL((await runServerProcess(await openEmbedded())).url).port }),
      /^The port is taken by another program\./,
    ],
    ['an address of another machine', () => ({ HOST: '192.0.2.1' }), /^HOST is no address of this machine\./],
    [
      'a file for a folder',
      () => ({ DATA_DIR: import.meta.filename }),
      /^DATA_DIR (is|leads through) a file\./,
    ],
    [
      'real students, and DEMO not set',
      async () => {
        const place = await openEmbedded();
        await makeTables(place);
        await seedStudents(place, [{ phone: '3012345' }]);
        return { DATA_DIR: place.dataDir, DEMO: '' };
      },
      /^The database holds students and no demo students\. Set DEMO=0 /,
    ],
    [
      'a file that is not a database',
      () => {
        const dataDir = temporaryFolder();
        writeFileSync(path.join(dataDir, 'portal.sqlite'), 'x'.repeat(5000));
        return { DATA_DIR: dataDir };
      },
      /^portal\.sqlite in DATA_DIR is no database\./,
    ],
    [
      'no PostgreSQL at that address',
      () => ({ DATABASE_URL: 'postgres://127.0.0.1:1/portal' }),
      /^No PostgreSQL answers at the address in DATABASE_URL\./,
    ],
  ])('%s', async (_what, environment, sentence) => {
    const { child, output } = startServerProcess(
      { dataDir: temporaryFolder(), databaseUrl: undefined },
      await environment(),
    );
    expect(await exitOf(child)).toEqual([1, null]);
    await expect.poll(output).toMatch(/\n$/);
    expect(output().trimEnd().split('\n')).toEqual([expect.stringMatching(sentence)]);
  });
});
