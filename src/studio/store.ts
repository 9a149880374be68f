import type { AnswerShapes } from '#contract/answer-shapes.ts';
import { call, NoAnswer } from './call.ts';
import { type Path, readerOf } from './files/json.ts';
import type { SchemaFiles } from './files/schema-files.ts';
import type { MetaNode, MetaSchemas } from './meta/meta-schema.ts';
import type { Operation } from './operations/files.ts';
import { keyOf, selectionAt } from './outline.ts';
import type { Calls, Compiled, FileChange, Files, Report } from './protocol.ts';

/** All that the page knows. */
export interface Studio {
  readonly texts: ReadonlyMap<string, string>;
  readonly metas: MetaSchemas;
  readonly undo: readonly string[];
  readonly redo: readonly string[];
  /** Undefined until the first one has come. */
  readonly report: Report | undefined;
  /** How often what was answered, where somebody has opened a file of it: in memory only. */
  readonly shapes: AnswerShapes | undefined;
  /** The form on the phone: undefined until it has come, null where it cannot be shown as it is. */
  readonly form: Compiled | null | undefined;
  /** What was done last, or could not be, for those who hear it and those who look. */
  readonly said: string;
  readonly isRefused: boolean;
}

let studio: Studio = {
  texts: new Map(),
  metas: {},
  undo: [],
  redo: [],
  report: undefined,
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

/** What a file says now. */
export const jsonOf = readerOf((file) => studio.texts.get(file));

export const filesNow = (): SchemaFiles => ({ texts: studio.texts, read: jsonOf });

/** The address of what is to be selected for a place of a file to be seen. */
export const addressOf = (file: string, path: Path): string => keyOf(selectionAt(file, path, jsonOf));

/** Tells what was done, for those who hear it and those who look. */
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

function metasIn(texts: ReadonlyMap<string, string>): MetaSchemas {
  return Object.fromEntries(
    [...texts].flatMap(([file, text]): [string, MetaNode][] => {
      const name = /^meta\/(.+)\.schema\.json$/.exec(file)?.[1];
      return name ? [[name, JSON.parse(text)]] : [];
    }),
  );
}

/** What was counted, from now on; nothing where it is closed. */
export const showShapes = (shapes: AnswerShapes | undefined) => set({ shapes });

let shownForm = '';

/** Asks the server anew, one call at a time: what changes meanwhile is asked for once that has come. */
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
const followReport = following(async () => ({ report: await call('report', {}) }));

/** The phone follows the files, and then the verdict does: it has more time. */
async function follow(): Promise<void> {
  await followForm();
  await followReport();
}

let last = Promise.resolve();

/** Done one after the other, each with what the one before has left; the phone and the verdict are not waited for. */
function inTurn(work: () => Promise<void>): Promise<void> {
  last = last.then(async () => {
    const before = studio.texts;
    await doing(work);
    if (studio.texts !== before) void doing(follow);
  });
  return last;
}

/** Says a failure of the studio itself, with what was typed still on the page; whether there was none. */
export async function doing(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    set({ said: error instanceof Error ? error.message : String(error), isRefused: true });
    if (error instanceof NoAnswer) waitForServer();
    return false;
  }
}

type Change = Calls['change']['send'];

/** What was typed while the server did not answer, in its order. */
let unsent: readonly Change[] = [];
let isWaiting = false;

/** How often it is looked whether it was started again. */
const againMs = 1000;

function waitForServer(): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    void inTurn(goOn);
  }, againMs);
}

/** The files as the server that was started again finds them, and then what they have not got yet. */
async function goOn(): Promise<void> {
  const files = await call('open', {});
  const gone = [...studio.texts.keys()].filter((file) => files.texts[file] === undefined);
  const texts = { ...Object.fromEntries(gone.map((file) => [file, null])), ...files.texts };
  take({ ...files, texts }, 'The studio is back.');
  for (let [next] = unsent; next; [next] = unsent) {
    const { label, changes } = next;
    const news = await call('change', { label, changes });
    unsent = unsent.slice(1);
    take(news, `The studio is back and has saved: ${label}`);
  }
}

window.addEventListener('beforeunload', (event) => {
  if (unsent.length > 0) event.preventDefault();
});

/** What is typed says the whole of its place: sent again, it says the same. Other steps might be made twice. */
const isTyped = (changes: readonly FileChange[]) => changes.every((each) => each.do === 'set');

/** Keeps what was typed last at each place. */
function keep(change: Change): void {
  const placesOf = ({ changes }: Change): string =>
    JSON.stringify(changes.map((each) => [each.file, 'path' in each && each.path]));
  unsent = [...unsent.filter((each) => placesOf(each) !== placesOf(change)), change];
}

export const openStudio = () =>
  doing(async () => {
    take(await call('open', {}), '');
    await follow();
  });

/** Which form is on the phone. */
export function showForm(id: string): void {
  if (id === shownForm) return;
  shownForm = id;
  set({ form: undefined });
  void doing(follow);
}

let written = 0;

/** Whether something that was typed here is not in the files yet. */
export const isWriting = () => written > 0 || unsent.length > 0;

/** @param run what is typed in one go, and undone in one step */
export const change = (label: string, changes: readonly FileChange[], run?: string): Promise<void> =>
  sendChange({ label, changes, ...(run === undefined ? {} : { run }) });

/** The same, where the check finds nothing new wrong after it; whether it was done. */
export async function changeIfRight({ label, changes }: Operation): Promise<boolean> {
  await sendChange({ label, changes, ifRight: true });
  return !studio.isRefused;
}

async function sendChange(sent: Calls['change']['send']): Promise<void> {
  // What is pressed is not ahead of the files, and a field shows at once what it made of them.
  const isTyping = sent.run !== undefined;
  if (isTyping) written += 1;
  await inTurn(async () => {
    try {
      if (unsent.length > 0) await goOn();
      take(await call('change', sent), sent.label);
    } catch (error) {
      if (error instanceof NoAnswer && isTyped(sent.changes)) keep(sent);
      throw error;
    }
  });
  if (isTyping) written -= 1;
}

/**
 * What staff mean by one press, whatever it takes. It is planned when its turn has come: of two presses, the second finds
 * what the first has done.
 */
export async function run<Planned extends Operation>(
  plan: () => Planned | undefined,
): Promise<Planned | undefined> {
  let planned: Planned | undefined;
  await inTurn(async () => {
    if (unsent.length > 0) await goOn();
    planned = plan();
    if (!planned || planned.changes.length === 0) return;
    const { label, changes } = planned;
    take(await call('change', { label, changes }), label);
  });
  return planned;
}

export const undo = () =>
  inTurn(async () => {
    const [label] = studio.undo;
    if (label !== undefined) take(await call('undo', {}), `Undone: ${label}`);
  });

export const redo = () =>
  inTurn(async () => {
    const [label] = studio.redo;
    if (label !== undefined) take(await call('redo', {}), `Redone: ${label}`);
  });

export const fix = () =>
  inTurn(async () => take(await call('fix', {}), 'Updated everything that depends on your changes.'));

/** The report follows: what the changes are compared with is another commit then. */
export const send = (message: string) =>
  inTurn(async () => {
    take(await call('send', { message }), 'All changes are committed.');
    await followReport();
  });

export const retire = (file: string, option: string) =>
  inTurn(async () => take(await call('retire', { file, option }), `Retired: ${option}`));

/** Takes in what an editor has written meanwhile. */
export const refresh = () =>
  inTurn(async () => {
    const before = studio.undo.length;
    const news = await call('refresh', {});
    const files = Object.keys(news.texts);
    if (files.length === 0 && news.undo.length === before) return;
    take(news, files.length > 0 ? `Changed outside the studio: ${files.join(', ')}` : studio.said);
  });
