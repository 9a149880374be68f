import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Creates a temporary folder. Passes a function that deletes the folder to `atEnd`, which by default deletes
 * it after the test.
 */
export function temporaryFolder(atEnd: (work: () => void) => void = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-')));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
