import { cpSync } from 'node:fs';
import path from 'node:path';
import { folders } from '#folders';

/** The meta schemas, shared by the real forms and the test forms. */
export const metaFolder = path.resolve(import.meta.dirname, '../../../schemas/meta');

/** Copies the forms and the meta schemas to a folder for editing. */
export function copySchemas(to: string): void {
  cpSync(folders.schemas, to, { recursive: true });
  cpSync(metaFolder, path.join(to, 'meta'), { recursive: true });
}
