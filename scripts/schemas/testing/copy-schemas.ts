import { cpSync } from 'node:fs';
import path from 'node:path';
import { folders } from '#folders';

/** The folder of the meta schemas, which the real forms and the test forms share. */
export const metaFolder = path.resolve(import.meta.dirname, '../../../schemas/meta');

/** Copies the tests' forms and the meta schemas to a folder, where a test may edit them. */
export function copySchemas(to: string): void {
  cpSync(folders.schemas, to, { recursive: true });
  cpSync(metaFolder, path.join(to, 'meta'), { recursive: true });
}
