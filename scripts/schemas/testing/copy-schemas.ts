import { cpSync } from 'node:fs';
import path from 'node:path';
import { folders } from '#folders';

/** What describes the files of forms to an editor and to the check: one for staff's and for those of the tests. */
export const metaFolder = path.resolve(import.meta.dirname, '../../../schemas/meta');

/** A folder of forms to be edited, whole. */
export function copySchemas(to: string): void {
  cpSync(folders.schemas, to, { recursive: true });
  cpSync(metaFolder, path.join(to, 'meta'), { recursive: true });
}
