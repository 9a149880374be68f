import path from 'node:path';

export interface Folders {
  /** The schemas that staff write. */
  readonly schemas: string;
  /** The code generated from them. */
  readonly generated: string;
  /** The built portal. */
  readonly dist: string;
  /** The conditions under which the imports in package.json resolve to these folders. */
  readonly conditions: readonly string[];
}

const root = path.resolve(import.meta.dirname, '..');

/** The product's folders. Tests of the code use others, by the condition "fixture": see tests/fixture/folders.ts. */
export const folders: Folders = {
  schemas: path.join(root, 'schemas'),
  generated: path.join(root, 'src/generated'),
  dist: path.join(root, 'dist'),
  conditions: [],
};
