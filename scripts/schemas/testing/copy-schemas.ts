import { cpSync } from 'node:fs';
import path from 'node:path';
import { folders } from '#folders';

export const metaFolder = path.resolve(import.meta.dirname, '../../../schemas/meta');

export function copySchemas(to: string): void {
  cpSync(folders.schemas, to, { recursive: true });
  cpSync(metaFolder, path.join(to, 'meta'), { recursive: true });
}
