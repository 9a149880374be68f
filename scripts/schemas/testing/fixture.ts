import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folders } from '#folders';
import { product } from '../../portal/product.ts';
import { type Source, sourceOf } from '../source/source.ts';
import { metaFolder } from './copy-schemas.ts';
import { withChanges } from './right-edits/edit.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Replacement = readonly [from: string | RegExp, to: string];
type Edit = string | Replacement | readonly Replacement[] | ((text: string) => string);

/**
 * Maps the path of each changed file to its change: a new text, one or more replacements (each replaces the
 * first match), a function of the text, or null to delete the file.
 */
export type Changes = { readonly [path: string]: Edit | null };

/**
 * Creates a folder with one small, valid flow (`trip`), the real meta schemas and the given changes. The
 * folder is deleted after the test.
 */
export function schemasWith(changes: Changes = {}): string {
  const root = temporaryFolder();
  cpSync(metaFolder, join(root, 'meta'), { recursive: true });
  cpSync(join(import.meta.dirname, 'fixture'), root, { recursive: true });
  change(root, changes);
  return root;
}

export const portalTexts = () => new Map([...textsIn(folders.schemas), ...textsIn(metaFolder, 'meta/')]);

export const tripTexts = () =>
  new Map([...textsIn(metaFolder, 'meta/'), ...textsIn(join(import.meta.dirname, 'fixture'))]);

function textsIn(root: string, below = ''): [path: string, text: string][] {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    return [below + file.slice(root.length + 1), readFileSync(file, 'utf8')];
  });
}

export function sourceOfTexts(texts: ReadonlyMap<string, string>): Source {
  return sourceOf(new Map([...texts].map(([path, text]) => [path, Buffer.from(text)])), product);
}

export function changed(files: ReadonlyMap<string, string>, changes: Changes): Map<string, string> {
  const whole = Object.entries(changes).map(
    ([path, edit]) => [path, edit && ((text: string) => edited(text, edit))] as const,
  );
  return withChanges(files, whole);
}

export function change(root: string, changes: Changes): void {
  const texts = changed(new Map(textsIn(root)), changes);
  for (const path of Object.keys(changes)) {
    const file = join(root, path);
    const text = texts.get(path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
}

export const migrationsText = (...changes: readonly string[]) =>
  `{\n  "$schema": "../meta/migrations.schema.json",\n  "changes": [\n    ${changes.join(',\n    ')}\n  ]\n}\n`;

export function edited(text: string, edit: Edit): string {
  if (typeof edit === 'string') return edit;
  if (typeof edit === 'function') return edit(text);
  const replacements = Array.isArray(edit[0]) ? (edit as Replacement[]) : [edit as Replacement];
  return replacements.reduce((before, [from, to]) => before.replace(from, () => to), text);
}
