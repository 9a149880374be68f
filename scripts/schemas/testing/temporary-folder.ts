import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Creates a temporary folder. `atEnd` receives the function that deletes the folder. By default, that
 * function runs after the test.
 */
export function temporaryFolder(atEnd: (work: () => void) => void = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-')));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
