import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv } from 'ajv';
import { isKnownMigration } from '../database/migrate.ts';
import type { Digest } from '../files/byte-digest.ts';
import { UserError } from '../user-error.ts';
import type { TableDigest } from './digests.ts';

/** The manifest is written last, so a folder without one is not a complete backup. */
export interface Manifest {
  readonly format: number;
  readonly takenAt: string;
  readonly migrations: readonly string[];
  readonly tables: { readonly [table: string]: TableDigest };
  readonly files: { readonly [name: string]: Digest };
  /** These invoice files are listed in the database but were missing from the file store. */
  readonly missing: readonly string[];
}

export const format = 1;

export const manifestPath = (folder: string) => path.join(folder, 'manifest.json');
export const tablesDir = (folder: string) => path.join(folder, 'tables');
export const tablePath = (folder: string, table: string) => path.join(tablesDir(folder), `${table}.jsonl`);
export const filesDir = (folder: string) => path.join(folder, 'files');
export const filePath = (folder: string, name: string) => path.join(filesDir(folder), name);

const count = { type: 'integer', minimum: 0 };
const contents = {
  type: 'object',
  required: ['bytes', 'sha256'],
  properties: { bytes: count, rows: count, sha256: { type: 'string', pattern: '^[\\da-f]{64}$' } },
};
const fileName = { type: 'string', pattern: '^[\\w-]+\\.\\w+$' };

const isManifest = new Ajv().compile<Manifest>({
  type: 'object',
  required: ['format', 'takenAt', 'migrations', 'tables', 'files', 'missing'],
  properties: {
    takenAt: { type: 'string' },
    migrations: { type: 'array', minItems: 1, items: { type: 'string' } },
    tables: {
      type: 'object',
      propertyNames: { pattern: '^\\w+$' },
      additionalProperties: { ...contents, required: ['rows', ...contents.required] },
    },
    files: { type: 'object', propertyNames: fileName, additionalProperties: contents },
    missing: { type: 'array', items: fileName },
  },
});

/** Throws if the folder has no valid manifest, or if a newer version of this program wrote it. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest: unknown = await readFile(manifestPath(folder), 'utf8')
    .then(JSON.parse)
    .catch(() => {});
  if (isNewer(manifest)) {
    throw new UserError(
      `The backup in ${folder} was written by a newer version of this program. Install that version, or use an older backup.`,
    );
  }
  if (isManifest(manifest)) return manifest;
  throw new UserError(`There is no backup in ${folder}: it has no readable manifest.json.`);
}

function isNewer(manifest: unknown): boolean {
  const { format: of, migrations } = (manifest ?? {}) as Partial<Manifest>;
  if (typeof of === 'number' && of > format) return true;
  return Array.isArray(migrations) && !migrations.every((name) => isKnownMigration(String(name)));
}
