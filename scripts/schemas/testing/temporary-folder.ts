import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder that is deleted after the test, or when `atEnd` runs what it was given. */
export function temporaryFolder(atEnd: (work: () => void) => void = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-')));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
