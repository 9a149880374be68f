import path from 'node:path';

export interface Folders {
  readonly schemas: string;
  readonly generated: string;
  readonly dist: string;
  /** The Node conditions with which the imports in package.json resolve to these folders. */
  readonly conditions: readonly string[];
}

const root = path.resolve(import.meta.dirname, '..');

/**
 * Tests run with the Node condition "fixture", with which `#folders` resolves to tests/fixture/folders.ts and
 * not to this file.
 */
export const folders: Folders = {
  schemas: path.join(root, 'schemas'),
  generated: path.join(root, 'src/generated'),
  dist: path.join(root, 'dist'),
  conditions: [],
};
