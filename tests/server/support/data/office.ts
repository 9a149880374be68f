import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readConfig } from '#server/config.ts';
import { formatError } from '#server/format-error.ts';
import { runOffice } from '#server/office/office.ts';
import { openOffice } from '#server/office/open-office.ts';
import { exitOf } from '../process/process.ts';
import type { TestStorage } from '../storage/test-storage.ts';

const main = path.resolve(import.meta.dirname, '../../../../src/server/office/main.ts');

export async function officeProcess(
  { dataDir, databaseUrl }: Pick<TestStorage, 'dataDir' | 'databaseUrl'>,
  ...line: string[]
) {
  const child = spawn(process.execPath, [main, ...line], {
    env: { ...process.env, DEMO: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
  });
  const [[code], out, error] = await Promise.all([exitOf(child), text(child.stdout), text(child.stderr)]);
  return { code: Number(code ?? -1), out, error };
}

/** Runs an office command in this process, which is faster than {@link officeProcess}. */
export async function office(
  {
    dataDir,
    databaseUrl,
    store,
    now = () => Date.UTC(2026, 10, 20, 12),
  }: TestStorage & { now?: () => number },
  ...line: string[]
) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(`${text}\n`);
  const config = { ...readConfig({ DEMO: '0' }), dataDir, databaseUrl, objectStore: store?.config };
  let opened: Awaited<ReturnType<typeof openOffice>> | undefined;
  let error = '';
  try {
    await runOffice(line, print, async (command) => {
      opened = await openOffice(command, config, print, { now });
      return opened;
    });
  } catch (problem) {
    error = `${formatError(problem)}\n`;
  }
  await opened?.backend.database.destroy();
  return { code: error ? 1 : 0, out: printed.join(''), error };
}
