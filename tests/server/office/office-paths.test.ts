import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seedStudents } from '../support/data/seed-students.ts';
import { makeTables, officeOutput } from '../support/storage/backups.ts';
import { openEmbedded, temporaryFolder } from '../support/storage/test-storage.ts';

/**
 * Sets INIT_CWD as if npm had been called in `folder`. npm runs a script in the project's folder, and passes
 * the folder of the call in this variable.
 */
function calledFrom(folder: string): void {
  const before = process.env.INIT_CWD;
  process.env.INIT_CWD = folder;
  onTestFinished(() => {
    if (before === undefined) delete process.env.INIT_CWD;
    else process.env.INIT_CWD = before;
  });
}

test('resolves a path from the folder in which it is typed', async () => {
  const place = await openEmbedded();
  await makeTables(place);
  const here = temporaryFolder();
  calledFrom(here);
  expect(await officeOutput(place, 'export', 'freelance', '--out', 'answers.csv')).toContain(
    `in ${here}/answers.csv`,
  );
  expect(await officeOutput(place, 'backup', '--out', './backup')).toContain(`in ${here}/backup:`);
  expect(readdirSync(here).sort()).toEqual(['answers.csv', 'backup']);
  expect(await officeOutput(place, 'check-backup', 'backup')).toContain('can be restored');
  const elsewhere = await openEmbedded();
  expect(await officeOutput(elsewhere, 'restore', path.join('..', path.basename(here), 'backup'))).toContain(
    'Restored',
  );

  await seedStudents(place, [{ phone: '3500001' }]);
  writeFileSync(path.join(here, 'bank.csv'), 'phone,date,amount\n3500001,2026-11-01,500');
  expect(await officeOutput(place, 'import-deposits', 'bank.csv')).toContain('1 new deposit');
  await expect(officeOutput(place, 'import-deposits', 'bonk.csv')).rejects.toThrow(
    `There is no file ${here}/bonk.csv.`,
  );
  const absolute = path.join(temporaryFolder(), 'answers.csv');
  expect(await officeOutput(place, 'export', 'freelance', '--out', absolute)).toContain(`in ${absolute}`);
});
