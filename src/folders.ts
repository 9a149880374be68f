import path from 'node:path';

export interface Folders {
  /** What staff write. */
  readonly schemas: string;
  /** What is made from it. */
  readonly generated: string;
  /** The built portal. */
  readonly dist: string;
  /** Under which package.json names these folders and no others. */
  readonly conditions: readonly string[];
}

const root = path.resolve(import.meta.dirname, '..');

/** Staff's own. Tests of the code have others, by the condition "fixture": see tests/fixture/folders.ts. */
export const folders: Folders = {
  schemas: path.join(root, 'schemas'),
  generated: path.join(root, 'src/generated'),
  dist: path.join(root, 'dist'),
  conditions: [],
};
