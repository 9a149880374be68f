import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pictureProblem } from '../schemas/check/rules/files/images.ts';
import { isImage } from '../schemas/source/images.ts';
import { applyEdit, type Edit, editFor, type FileChange } from '../schemas/source/json-edits.ts';
import { bytesReader, type FolderBytes, readFolder, textsReader } from './folder.ts';
import { type JournalStep, openJournal } from './journal.ts';

export type { FileChange };

export type Workspace = ReturnType<typeof openWorkspace>;

/** If the patch creates the file, `before` is undefined; if it deletes the file, `after` is undefined. */
interface Patch {
  readonly file: string;
  readonly offset: number;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

interface Entry {
  readonly label: string;
  /** Consecutive edits with the same `run`, such as letters typed into a field, are undone together. */
  readonly run?: string | undefined;
  /** If true, one undo reverts this edit together with the previous edit. */
  readonly isPartOfLast?: boolean | undefined;
  readonly patches: readonly Patch[];
}

/**
 * Opens a folder for editing, with unlimited undo across its files. Represents each file as a Latin-1 string,
 * in which each character is one byte, so that all bytes outside an edit stay unchanged.
 *
 * @param journal the file that preserves the history when the studio is restarted; without it, the history is
 * only in memory
 */
export function openWorkspace(folder: string, journal?: string) {
  let known = readFolder(folder);
  const log = journal === undefined ? undefined : openJournal<Entry>(journal, known);
  const history = createHistory();
  for (const step of log?.steps ?? []) history.again(step);
  const bytesOf = bytesReader();
  const textsOf = textsReader();

  const files = () => bytesOf(known);
  /**
   * Returns the text of each file. Until a file changes, returns the same Map object, so that results can be
   * cached by it.
   */
  const texts = () => textsOf(files());

  function play(patches: readonly Patch[]): void {
    for (const [file, bytes] of patchedFiles(known, patches)) {
      writeFile(folder, file, bytes);
      if (bytes === undefined) known.delete(file);
      else known.set(file, bytes);
    }
  }

  function add(entry: Entry): void {
    history.add(entry);
    log?.write(entry, known);
  }

  function make(changes: readonly FileChange[], entry: Omit<Entry, 'patches'>): void {
    refresh();
    const { patches } = patched(known, changes);
    play(patches);
    add({ ...entry, patches });
  }

  /**
   * Adds the changes that other programs have made in the folder to the history, as one step. Returns the
   * changed files.
   */
  function refresh(): readonly string[] {
    const now = readFolder(folder);
    const paths = new Set([...known.keys(), ...now.keys()]);
    const patches = [...paths].flatMap((file): Patch[] => {
      const [before, after] = [known.get(file), now.get(file)];
      return before === after ? [] : [{ file, offset: 0, before, after }];
    });
    known = now;
    if (patches.length > 0) add({ label: 'Changed outside the studio', patches });
    return patches.map(({ file }) => file);
  }

  function step(what: 'undo' | 'redo'): string | undefined {
    refresh();
    const entry = history[what]();
    if (!entry) return undefined;
    play(what === 'undo' ? entry.patches.toReversed().map(inverse) : entry.patches);
    log?.write(what, known);
    return entry.label;
  }

  return {
    files,
    texts,
    text: (file: string) => texts().get(file),
    /**
     * Writes all the changes to disk, or nothing if one of the changes is impossible.
     *
     * @param run consecutive calls with the same run are undone in one step
     * @throws an error with a sentence for staff if one of the changes is impossible
     */
    change: (label: string, changes: readonly FileChange[], run?: string) => make(changes, { label, run }),
    /** Makes changes like `change`, but one undo reverts them together with the previous step. */
    complete: (label: string, changes: readonly FileChange[]) => make(changes, { label, isPartOfLast: true }),
    /** Returns the files after the changes, but writes nothing. Throws the same errors as `change`. */
    trying(changes: readonly FileChange[]): ReadonlyMap<string, Buffer> {
      refresh();
      return bytesReader()(patched(known, changes).texts);
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    /** Returns the labels of the steps. Each list starts with the step that is undone or redone next. */
    history: history.labels,
    refresh,
  };
}

/**
 * Creates the edit history: the edits that can be undone (`done`) and redone (`undone`). The last entry of
 * each list is undone or redone next.
 */
function createHistory() {
  const done: Entry[] = [];
  const undone: Entry[] = [];
  const shift = (from: Entry[], to: Entry[]) => {
    const entry = from.pop();
    if (entry) to.push(entry);
    return entry;
  };
  const labelsOf = (entries: readonly Entry[]) => entries.toReversed().map(({ label }) => label);
  const history = {
    /** Restores a step from the history file. The files already contain the step's result. */
    again(step: JournalStep<Entry>): void {
      if (typeof step === 'string') history[step]();
      else history.add(step);
    },
    add(entry: Entry): void {
      const last = done.at(-1);
      const isSameRun = entry.run !== undefined && last?.run === entry.run;
      if (last && (isSameRun || entry.isPartOfLast))
        done[done.length - 1] = {
          ...last,
          // While someone types, each label quotes the text typed so far, so the newest label is the right
          // one.
          label: isSameRun ? entry.label : last.label,
          patches: [...last.patches, ...entry.patches],
        };
      else done.push(entry);
      undone.length = 0;
    },
    undo: () => shift(done, undone),
    redo: () => shift(undone, done),
    labels: () => ({ undo: labelsOf(done), redo: labelsOf(undone) }),
  };
  return history;
}

function patchedFiles(known: FolderBytes, patches: readonly Patch[]): Map<string, string | undefined> {
  const texts = new Map<string, string | undefined>();
  for (const { file, offset, before, after } of patches) {
    const bytes = texts.has(file) ? texts.get(file) : known.get(file);
    const isPart = after !== undefined && before !== undefined;
    texts.set(file, isPart ? applyEdit(bytes!, { offset, length: before.length, text: after }) : after);
  }
  return texts;
}

function writeFile(folder: string, file: string, bytes: string | undefined): void {
  const path = join(folder, file);
  if (bytes === undefined) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  // The file is written under another name and then renamed. Renaming is atomic, so that no program reads a
  // half-written file.
  const part = join(dirname(path), `.${basename(path)}.part`);
  writeFileSync(part, bytes, 'latin1');
  renameSync(part, path);
}

function patched(known: FolderBytes, changes: readonly FileChange[]) {
  for (const { file, do: what } of changes) {
    if (what === 'put' && !isImage(file)) throw new Error(notAPicture);
    if (!mayWrite(file)) throw new Error(`The studio does not write ${file}.`);
  }
  const texts = new Map(known);
  const patches = changes.map((each): Patch => {
    const { file } = each;
    const patch = patchOf(texts.get(file), each);
    const bytes = patchedFiles(texts, [patch]).get(file);
    if (bytes === undefined) texts.delete(file);
    else texts.set(file, bytes);
    return patch;
  });
  for (const file of new Set(changes.map((each) => each.file))) refuseNoPicture(file, texts.get(file));
  return { patches, texts };
}

function refuseNoPicture(file: string, bytes: string | undefined): void {
  if (bytes === undefined || /\.(json|md)$/i.test(file)) return;
  if (!isImage(file)) throw new Error(notAPicture);
  const problem = pictureProblem(file, Buffer.from(bytes, 'latin1'));
  if (problem) throw new Error(`${problem.message} ${problem.fix}`);
}

/** Allows files of known types, but no meta schemas and no hidden files. */
const mayWrite = (file: unknown) =>
  typeof file === 'string' &&
  /^(?!meta\/)(?:[a-z\d][\w-]*\/)*[\w-]+(?:\.[\w-]+)*\.(?:json|md|png|jpg|jpeg|webp|svg)$/i.test(file);

const inverse = ({ file, offset, before, after }: Patch): Patch => ({
  file,
  offset,
  before: after,
  after: before,
});

const notAPicture =
  'Phones cannot show this picture. Save it as PNG, JPEG, WebP or SVG, and choose it again.';

/**
 * The UTF-8 byte order mark as Latin-1 characters. Some editors on Windows write it at the start of a file.
 */
const mark = '\u00EF\u00BB\u00BF';

function patchOf(bytes: string | undefined, change: FileChange): Patch {
  const { file } = change;
  if (change.do === 'write') return { file, offset: 0, before: bytes, after: toBytes(change.text) };
  if (change.do === 'put') {
    if (bytes !== undefined) throw new Error(`The file ${file} already exists.`);
    return { file, offset: 0, before: bytes, after: Buffer.from(change.base64, 'base64').toString('latin1') };
  }
  if (bytes === undefined) throw new Error(`There is no file ${file}.`);
  if (change.do === 'delete') return { file, offset: 0, before: bytes, after: undefined };
  const start = bytes.startsWith(mark) ? mark.length : 0;
  const text = Buffer.from(bytes.slice(start), 'latin1').toString('utf8');
  const edit = change.do === 'edit' ? withCrlf(text, change.edit) : editFor(text, change);
  // Edits count characters and patches count bytes, and a character can be several bytes long.
  const sizeOf = (part: string) => Buffer.byteLength(part);
  const from = start + sizeOf(text.slice(0, edit.offset));
  const before = bytes.slice(from, from + sizeOf(text.slice(edit.offset, edit.offset + edit.length)));
  return { file, offset: from, before, after: toBytes(edit.text) };
}

function withCrlf(text: string, { offset, length, text: written }: Edit): Edit {
  if (!text.includes('\r\n')) return { offset, length, text: written };
  const at = (plain: number) => {
    let seen = 0;
    for (let index = 0; index < text.length; index++) {
      if (seen === plain) return index;
      if (!text.startsWith('\r\n', index)) seen++;
    }
    return text.length;
  };
  const start = at(offset);
  return { offset: start, length: at(offset + length) - start, text: written.replaceAll('\n', '\r\n') };
}

const toBytes = (text: string) => Buffer.from(text).toString('latin1');
