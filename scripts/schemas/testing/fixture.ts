import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { folders } from '#folders';
import { type Source, sourceOf } from '../source/source.ts';
import { metaFolder } from './copy-schemas.ts';

type Changes = { readonly [path: string]: string | null | ((text: string) => string) };

/**
 * For tests: a schemas folder in a temporary place, gone when the test is. It holds one small, clean flow,
 * `trip`, the real meta schemas, and whatever the test changes: a new text, an edit, or null to delete.
 */
export function schemasWith(changes: Changes = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'schemas-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(metaFolder, join(root, 'meta'), { recursive: true });
  cpSync(join(import.meta.dirname, 'fixture'), root, { recursive: true });
  change(root, changes);
  return root;
}

/** The texts of a whole portal's schemas folder, by path. */
export function portalTexts(): Map<string, string> {
  return new Map([...textsIn(folders.schemas), ...textsIn(metaFolder, 'meta/')]);
}

function textsIn(root: string, below = ''): [path: string, text: string][] {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    return [below + file.slice(root.length + 1), readFileSync(file, 'utf8')];
  });
}

/** A schemas folder in memory. */
export function sourceOfTexts(texts: ReadonlyMap<string, string>): Source {
  return sourceOf(new Map([...texts].map(([path, text]) => [path, Buffer.from(text)])));
}

/** Changes files of a schemas folder. An edit that changes nothing is a mistake of the test. */
export function change(root: string, changes: Changes): void {
  for (const [path, edit] of Object.entries(changes)) {
    const file = join(root, path);
    if (edit === null) {
      rmSync(file);
      continue;
    }
    const before = typeof edit === 'string' ? '' : readFileSync(file, 'utf8');
    const after = typeof edit === 'string' ? edit : edit(before);
    if (typeof edit !== 'string' && after === before) throw new Error(`The edit changes nothing in ${path}.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, after);
  }
}

/** An edit that replaces the first occurrence of a text. */
export function replace(from: string, to: string): (text: string) => string {
  return (text) => text.replace(from, () => to);
}
