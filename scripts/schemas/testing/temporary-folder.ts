import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Passes a function that deletes the folder to `atEnd`; by default, the folder is deleted after the test. */
export function temporaryFolder(atEnd: (work: () => void) => void = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-')));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
