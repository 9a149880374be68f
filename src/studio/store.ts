import { useSyncExternalStore } from 'react';
import type { AnswerShapes } from '#contract/answer-shapes.ts';
import { call, NoAnswer } from './call.ts';
import { at, type Path, readerOf } from './files/json.ts';
import { once } from './files/once.ts';
import { filesOf, type SchemaFiles } from './files/schema-files.ts';
import { typedInWords } from './files/sentence.ts';
import { type UnsavedText, unsavedTexts } from './files/unsaved-texts.ts';
import type { MetaNode, MetaSchemas } from './meta/meta-schema.ts';
import { keyOf as noticeKey } from './notices/in-order.ts';
import type { Operation } from './operations/files.ts';
import { innermostAt, keyOf, type Outline, outlineOf } from './outline.ts';
import type { Calls, Compiled, FileChange, Files, Report } from './protocol.ts';
import { decodeHash } from './use-hash.ts';

export interface Studio {
  readonly texts: ReadonlyMap<string, string>;
  readonly metas: MetaSchemas;
  readonly undo: readonly string[];
  readonly redo: readonly string[];
  readonly report: Report | undefined;
  /** The keys of all notices since the studio was opened, oldest first (see `inOrder`). */
  readonly seen: readonly string[];
  /** These are the answer counts from a file that staff opened. They exist in memory only. */
  readonly shapes: AnswerShapes | undefined;
  /** The value is undefined until the form has loaded, and null if the form cannot be shown. */
  readonly form: Compiled | null | undefined;
  readonly said: string;
  readonly isRefused: boolean;
}

let studio: Studio = {
  texts: new Map(),
  metas: {},
  undo: [],
  redo: [],
  report: undefined,
  seen: [],
  shapes: undefined,
  form: undefined,
  said: '',
  isRefused: false,
};
const listeners = new Set<() => void>();

function set(news: Partial<Studio>): void {
  studio = { ...studio, ...news };
  for (const listener of listeners) listener();
}

export const store = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: () => studio,
};

export const useStudio = (): Studio => useSyncExternalStore(store.subscribe, store.snapshot);

export const jsonOf = readerOf((file) => studio.texts.get(file));

export const filesNow = (): SchemaFiles => ({ texts: studio.texts, read: jsonOf });

const outlines = new WeakMap<Studio['texts'], Outline>();

export function outlineNow(): Outline {
  const { texts } = studio;
  return once(outlines, texts, () => outlineOf(texts.keys(), jsonOf));
}

export const addressOf = (file: string, path: Path): string => keyOf(innermostAt(file, path, jsonOf));

/** Returns the unsaved texts of values that are still in the files. */
const inFiles = (unsaved: readonly UnsavedText[]) =>
  unsaved.filter(({ file, path }) => at(jsonOf(file), path) !== undefined);

/** Returns the texts that are not saved, because they are invalid. */
export const useUnsavedTexts = () =>
  inFiles(useSyncExternalStore(unsavedTexts.subscribe, unsavedTexts.snapshot));

/** Returns the newest invalid text on the selected page. */
export const lastHere = (unsaved: readonly UnsavedText[]) =>
  unsaved.findLast(({ page }) => page === decodeHash(window.location.hash));

/** Shows a message in the status line, which screen readers announce. */
export const say = (said: string) => set({ said, isRefused: false });

function take({ texts, undo, redo, refused }: Files, said: string): void {
  const now = new Map(studio.texts);
  for (const [file, text] of Object.entries(texts))
    if (text === null) now.delete(file);
    else now.set(file, text);
  const areMetas = Object.keys(texts).some((file) => file.startsWith('meta/'));
  set({
    ...{ texts: now, undo, redo },
    ...{ said: refused ?? said, isRefused: refused !== undefined },
    ...(areMetas ? { metas: metasIn(now) } : {}),
  });
}

function takeUntyped(news: Files, said: string): void {
  const { read } = filesOf(studio.texts);
  take(news, said);
  unsavedTexts.discardAfter(read, jsonOf);
}

function metasIn(texts: ReadonlyMap<string, string>): MetaSchemas {
  return Object.fromEntries(
    [...texts].flatMap(([file, text]): [string, MetaNode][] => {
      const name = /^meta\/(.+)\.schema\.json$/.exec(file)?.[1];
      return name ? [[name, JSON.parse(text)]] : [];
    }),
  );
}

export const showShapes = (shapes: AnswerShapes | undefined) => set({ shapes });

let shownForm = '';

/**
 * Returns a function that calls `ask`, but never twice at a time. However often the function is called during
 * a request, only one more request follows.
 */
function following(ask: () => Promise<Partial<Studio>>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isStale = false;
  async function run(): Promise<void> {
    try {
      while (isStale) {
        isStale = false;
        set(await ask());
      }
    } finally {
      running = undefined;
    }
  }
  return () => {
    isStale = true;
    running ??= run();
    return running;
  };
}

const followForm = following(async () => {
  const id = shownForm;
  if (!id) return {};
  const form = await call('form', { id });
  return id === shownForm ? { form: form ?? studio.form ?? null } : {};
});
const followReport = following(async () => {
  const report = await call('report', {});
  completeIfDue(report);
  return { report, seen: [...new Set([...studio.seen, ...report.notices.map(noticeKey)])] };
});

async function follow(): Promise<void> {
  await followForm();
  await followReport();
}

let last = Promise.resolve();

/**
 * The last task, if it is an edit that has not been sent yet. Newer text from the same field replaces the
 * edit's text, so that the studio keeps up with fast typing.
 */
let waiting: { sent: Change; done: Promise<void> } | undefined;

/**
 * Runs tasks one after the other, so that each task works with the result of the previous task. If a task has
 * changed files, the phone preview and the report are updated in the background.
 */
function inTurn(work: () => Promise<unknown>): Promise<void> {
  waiting = undefined;
  last = last.then(async () => {
    const before = studio.texts;
    await doing(work);
    if (studio.texts !== before) void doing(follow);
  });
  return last;
}

/**
 * Runs a task. If the task fails, shows its error and, if the server did not answer (`NoAnswer`), reconnects.
 * Returns whether the task succeeded.
 */
export async function doing(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    set({ said: messageOf(error), isRefused: true });
    if (error instanceof NoAnswer) {
      isLost = true;
      waitForServer();
    }
    return false;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

type Change = Calls['change']['send'];

/** These edits were made while the server did not respond. The oldest is first. */
let unsent: readonly Change[] = [];
let isWaiting = false;
/** True if the connection is lost, as far as the page knows. */
let isLost = false;

export function reconnect(): void {
  if (isLost) return;
  isLost = true;
  void inTurn(goOn);
}

/** Writes all edits to the files, then reloads the page unless the server refuses an unsent edit. */
export const loadAgain = () =>
  inTurn(async () => {
    const refused = unsent.length > 0 ? await goOn() : undefined;
    if (refused === undefined) window.location.reload();
  });

const retryMs = 1000;

function waitForServer(): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    void inTurn(goOn);
  }, retryMs);
}

/**
 * Sends the edits that were made while the server did not respond. Drops the edits that the server refuses,
 * because a second attempt would fail too, and returns a sentence about them.
 */
async function goOn(): Promise<string | undefined> {
  const files = await call('open', {});
  const gone = [...studio.texts.keys()].filter((file) => files.texts[file] === undefined);
  const texts = { ...Object.fromEntries(gone.map((file) => [file, null])), ...files.texts };
  take({ ...files, texts }, 'The studio is back.');
  isLost = false;
  const refused: string[] = [];
  for (let [next] = unsent; next; [next] = unsent) {
    const { label } = next;
    try {
      const news = await make(next, `The studio is back and has saved: ${label}`);
      if (news.refused !== undefined) refused.push(`${label}: ${news.refused}`);
    } catch (error) {
      if (error instanceof NoAnswer) throw error;
      refused.push(`${label}: ${messageOf(error)}`);
    }
    unsent = unsent.slice(1);
  }
  if (refused.length === 0) return undefined;
  const said = `The studio is back, and could not save: ${refused.join(' ')}`;
  set({ said, isRefused: true });
  return said;
}

/**
 * Sends the unsent edits, then runs `work`. If the server refused an unsent edit, shows the refusal before
 * the message or error of `work`.
 */
async function afterUnsent(work: () => Promise<unknown>): Promise<void> {
  const refused = unsent.length > 0 ? await goOn() : undefined;
  if (refused === undefined) return void (await work());
  try {
    await work();
    if (studio.said !== refused) set({ said: `${refused} ${studio.said}`, isRefused: true });
  } catch (error) {
    if (error instanceof Error) error.message = `${refused} ${error.message}`;
    throw error;
  }
}

window.addEventListener('beforeunload', (event) => {
  if (isWriting()) event.preventDefault();
});

/**
 * Returns whether sending the changes twice has the same effect as once, because they set whole values or
 * texts. After a lost connection, only such changes are sent again: the server may already have made them.
 */
const areWhole = (changes: readonly FileChange[]) =>
  changes.every(({ do: what }) => what === 'set' || what === 'write');

function keep(change: Change): void {
  unsent = [...unsent.filter((each) => placesOf(each) !== placesOf(change)), change];
}

export const openStudio = () =>
  doing(async () => {
    take(await call('open', {}), '');
    await follow();
  });

export function showForm(id: string): void {
  if (id === shownForm) return;
  shownForm = id;
  set({ form: undefined });
  void doing(follow);
}

/** True if the last edit may still require an update of the samples. */
let isIncomplete = false;
/** True if the focused text field was edited. The samples are updated when it loses the focus. */
let isTyping = false;

/**
 * Updates the samples if a notice in the report offers an update and nobody is typing. One undo reverts the
 * update together with the last edit.
 */
function completeIfDue(report: Report | undefined): void {
  const isDue = report?.notices.some(({ remedies }) => remedies.some(({ isUpdate }) => isUpdate));
  if (!isDue || !isIncomplete || isTyping) return;
  isIncomplete = false;
  void inTurn(async () => take(await call('fix', { isPartOfLast: true }), studio.said));
}

window.addEventListener('focusout', () => {
  if (!isTyping) return;
  isTyping = false;
  completeIfDue(studio.report);
});

let written = 0;

/**
 * Returns whether some edits are not in the files yet: typed text that is being sent, or edits that were made
 * while the server did not respond.
 */
export const isWriting = () => written > 0 || unsent.length > 0;

/** @param run changes with the same `run` are undone in one step */
export const change = (label: string, changes: readonly FileChange[], run?: string): Promise<void> =>
  sendChange({ label, changes, ...(run === undefined ? {} : { run }) });

/** Makes a change only if the check would find no new problem. Returns whether the change was made. */
export async function changeIfRight({ label, changes }: Operation): Promise<boolean> {
  await sendChange({ label, changes, ifRight: true });
  return !studio.isRefused;
}

const placesOf = ({ changes }: Change): string =>
  JSON.stringify(changes.map((each) => [each.file, each.do, 'path' in each && each.path]));

const replaces = (newer: Change, older: Change): boolean =>
  newer.run !== undefined &&
  newer.run === older.run &&
  placesOf(newer) === placesOf(older) &&
  areWhole(newer.changes);

function sendChange(sent: Change): Promise<void> {
  if (waiting && replaces(sent, waiting.sent)) {
    waiting.sent = sent;
    return waiting.done;
  }
  const entry = { sent, done: Promise.resolve() };
  entry.done = makeChange(entry);
  waiting = entry;
  return entry.done;
}

async function make(change: Change, said = change.label): Promise<Files> {
  const news = await call('change', change);
  // Discards the unsaved texts of replaced values, except after typing: then the field itself keeps or
  // discards its text.
  if (change.run === undefined) takeUntyped(news, said);
  else take(news, said);
  return news;
}

async function makeChange(entry: { readonly sent: Change }): Promise<void> {
  // `written` counts the typed edits that are being sent. Until it is 0, text fields show the typed text,
  // which is newer than the file. Changes by buttons do not count, so that fields show the file's new value
  // immediately.
  const isTyped = entry.sent.run !== undefined;
  if (isTyped) written += 1;
  isTyping = isTyped;
  isIncomplete = true;
  await inTurn(async () => {
    if (waiting === entry) waiting = undefined;
    const { sent } = entry;
    try {
      await afterUnsent(() => make(sent));
    } catch (error) {
      if (error instanceof NoAnswer && areWhole(sent.changes)) keep(sent);
      throw error;
    }
  });
  if (isTyped) written -= 1;
}

/**
 * Makes the operation that `plan` returns. `plan` is called only after all earlier tasks, so that a second
 * quick click works with the result of the first.
 */
export async function run(plan: () => Operation | undefined): Promise<void> {
  let planned: Operation | undefined;
  await inTurn(async () => {
    await afterUnsent(async () => {
      planned = plan();
      if (!planned || planned.changes.length === 0) return;
      const { label, changes } = planned;
      isTyping = false;
      isIncomplete = true;
      await make({ label, changes });
    });
  });
  if (planned?.opens !== undefined) window.location.hash = planned.opens;
}

/**
 * Undoes the last edit or, if a field on the page has text that is not saved, restores that field's value.
 * Returns the files as they were before the undo.
 */
export const undo = () => step('undo', 'Undone');

/** Redoes the edit that was undone last. Returns the files as they were before the redo. */
export const redo = () => step('redo', 'Redone');

async function step(name: 'undo' | 'redo', said: string): Promise<SchemaFiles> {
  let before = studio.texts;
  await inTurn(async () => {
    before = studio.texts;
    const unsaved = name === 'undo' ? lastHere(inFiles(unsavedTexts.snapshot())) : undefined;
    if (unsaved) {
      unsavedTexts.discard(unsaved);
      say(`${said}: ${typedInWords(unsaved.name, unsaved.text)}`);
      return;
    }
    const [label] = studio[name];
    isIncomplete = false;
    if (label === undefined) return;
    takeUntyped(await call(name, {}), `${said}: ${label}`);
  });
  return filesOf(before);
}

export const fix = () =>
  inTurn(async () => take(await call('fix', {}), 'The example answers are up to date.'));

/**
 * Commits all changes. Loads the report again, because the base commit can change. Returns whether the
 * changes were committed.
 */
export async function send(message: string): Promise<boolean> {
  let isSent = false;
  await inTurn(async () => {
    take(await call('send', { message }), 'All changes are committed.');
    isSent = !studio.isRefused;
    await followReport();
  });
  return isSent;
}

export const retire = (file: string, option: string) =>
  inTurn(async () => takeUntyped(await call('retire', { file, option }), `Retired: ${option}`));

export const refresh = () =>
  inTurn(async () => {
    const before = studio.undo.length;
    const news = await call('refresh', {});
    const files = Object.keys(news.texts);
    if (files.length === 0 && news.undo.length === before) return;
    takeUntyped(news, files.length > 0 ? `Changed outside the studio: ${files.join(', ')}` : studio.said);
  });
