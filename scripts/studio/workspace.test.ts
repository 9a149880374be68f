import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '#scripts/schemas/source/source.ts';
import { temporaryFolder } from '#scripts/schemas/testing/temporary-folder.ts';
import { openWorkspace } from './workspace.ts';

function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryFolder();
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes);
  return folder;
}

const bytesOf = (folder: string) =>
  Object.fromEntries(filesUnder(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]));

test('writes a change at once and keeps BOM, line endings and characters', () => {
  const before = Buffer.from('\uFEFF{\r\n  "name": "Banjul – Serrekunda",\r\n  "code": 1\r\n}\r\n');
  const folder = folderWith({ 'a.json': before });
  const workspace = openWorkspace(folder);
  workspace.change('Write a code', [{ file: 'a.json', do: 'set', path: ['code'], value: 'ŋ' }]);
  workspace.change('Add', [{ file: 'a.json', do: 'set', path: ['more'], value: true }]);
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe(
    '\uFEFF{\r\n  "name": "Banjul – Serrekunda",\r\n  "code": "ŋ",\r\n  "more": true\r\n}\r\n',
  );
  expect(workspace.undo()).toBe('Add');
  expect(workspace.undo()).toBe('Write a code');
  expect(readFileSync(join(folder, 'a.json'))).toEqual(before);
  expect(workspace.redo()).toBe('Write a code');
  expect(workspace.history()).toEqual({ undo: ['Write a code'], redo: ['Add'] });
});

test('makes all of several changes or none', () => {
  const folder = folderWith({ 'a.json': '{ "a": 1 }', 'b.md': 'Text' });
  const before = bytesOf(folder);
  const workspace = openWorkspace(folder);
  expect(() =>
    workspace.change('Impossible', [
      { file: 'b.md', do: 'write', text: 'Other' },
      { file: 'a.json', do: 'remove', path: ['z'] },
    ]),
  ).toThrow('nothing at z');
  expect(bytesOf(folder)).toEqual(before);
  workspace.change('New, gone and changed', [
    { file: 'c/d.json', do: 'write', text: '{}' },
    { file: 'b.md', do: 'delete' },
    { file: 'a.json', do: 'set', path: ['b'], value: 2 },
    { file: 'a.json', do: 'remove', path: ['a'] },
  ]);
  expect(bytesOf(folder)).toEqual({ 'a.json': '{ "b": 2 }', 'c/d.json': '{}' });
  workspace.undo();
  expect(bytesOf(folder)).toEqual(before);
});

test('undoes a run of typing in one step, named after the last text', () => {
  const folder = folderWith({ 'a.json': '{ "a": 1 }' });
  const workspace = openWorkspace(folder);
  for (const value of ['T', 'Te', 'Tes'])
    workspace.change(`Title: ${value}`, [{ file: 'a.json', do: 'set', path: ['a'], value }], 'run 1');
  workspace.change('Title', [{ file: 'a.json', do: 'set', path: ['a'], value: 'Other' }], 'run 2');
  workspace.undo();
  expect(workspace.text('a.json')).toBe('{ "a": "Tes" }');
  expect(workspace.undo()).toBe('Title: Tes');
  expect(workspace.text('a.json')).toBe('{ "a": 1 }');
});

test('keeps and reports changes by other programs, as a separate undo step', () => {
  const folder = folderWith({ 'a.json': '{ "a": 1 }' });
  const workspace = openWorkspace(folder);
  workspace.change('Two', [{ file: 'a.json', do: 'set', path: ['a'], value: 2 }]);
  writeFileSync(join(folder, 'a.json'), '{ "a": 2, "theirs": true }');
  workspace.change('Three', [{ file: 'a.json', do: 'set', path: ['a'], value: 3 }]);
  expect(bytesOf(folder)).toEqual({ 'a.json': '{ "a": 3, "theirs": true }' });
  expect(workspace.history().undo).toEqual(['Three', 'Changed outside the studio', 'Two']);
  workspace.undo();
  workspace.undo();
  expect(bytesOf(folder)).toEqual({ 'a.json': '{ "a": 2 }' });
  workspace.undo();
  expect(bytesOf(folder)).toEqual({ 'a.json': '{ "a": 1 }' });
  writeFileSync(join(folder, 'a.json'), '{}');
  expect(workspace.refresh()).toEqual(['a.json']);
  expect(workspace.refresh()).toEqual([]);
});

test('undoes edits from before a restart', () => {
  const folder = folderWith({ 'a.json': '{ "a": 1 }' });
  const journal = join(folderWith({}), 'history');
  const first = openWorkspace(folder, journal);
  first.change('Two', [{ file: 'a.json', do: 'set', path: ['a'], value: 2 }], 'run');
  first.change('Three', [{ file: 'a.json', do: 'set', path: ['a'], value: 3 }], 'run');
  first.change('New', [{ file: 'b.json', do: 'write', text: '{}' }]);
  first.change('Gone', [{ file: 'b.json', do: 'delete' }]);
  first.undo();
  const second = openWorkspace(folder, journal);
  expect(second.history()).toEqual(first.history());
  expect(second.redo()).toBe('Gone');
  for (const label of ['Gone', 'New', 'Three']) expect(second.undo()).toBe(label);
  expect(bytesOf(folder)).toEqual({ 'a.json': '{ "a": 1 }' });
});

test('discards the history of a folder that has changed, and an incomplete line', () => {
  const folder = folderWith({ 'a.json': '{ "a": 1 }' });
  const journal = join(folderWith({}), 'history');
  const change = (value: number) =>
    openWorkspace(folder, journal).change('Set', [{ file: 'a.json', do: 'set', path: ['a'], value }]);
  const undoable = () => openWorkspace(folder, journal).history().undo;
  change(2);
  expect(undoable()).toEqual(['Set']);
  writeFileSync(join(folder, 'a.json'), '{ "a": 7 }');
  expect(undoable()).toEqual([]);
  change(3);
  writeFileSync(journal, readFileSync(journal, 'utf8').slice(0, -5));
  expect(undoable()).toEqual([]);
});
