import path from 'node:path';

export interface Folders {
  /** The folder of the schemas that staff write. */
  readonly schemas: string;
  /** The folder of the code that is generated from the schemas. */
  readonly generated: string;
  /** The folder of the built portal. */
  readonly dist: string;
  /** The Node conditions with which Node resolves the imports in package.json to these folders. */
  readonly conditions: readonly string[];
}

const root = path.resolve(import.meta.dirname, '..');

/**
 * The folders of the shipped product. Tests run with the Node condition "fixture", under which `#folders` is
 * tests/fixture/folders.ts instead.
 */
export const folders: Folders = {
  schemas: path.join(root, 'schemas'),
  generated: path.join(root, 'src/generated'),
  dist: path.join(root, 'dist'),
  conditions: [],
};
