import { isTooOld } from '#domain/kept-time.ts';
import { randomId } from '#domain/random-id.ts';
import { serverTime } from '../clock.ts';
import { type Forms, type KeptFile, withForms } from './database.ts';

export type { KeptFile } from './database.ts';

/** A file that no draft names may be one whose draft is just being written, in another tab. */
const daysWithoutDraft = 1;

/** How long a smaller copy may take to be made. By then a student wonders what is wrong. */
const patience = 15_000;

/** Where the browser keeps nothing (private mode, storage full), files live in this tab. */
const inMemory = new Map<string, KeptFile>();
const onlyInMemory = new Set<string>();

/** Files of which a smaller copy is being made. */
const underWay = new Map<string, { readonly over: Promise<void>; readonly stop: () => void }>();

/** Keeps a file on this phone and gives the id under which it is found again, also after a reload. */
export async function keepFile(file: File): Promise<string> {
  const kept = {
    id: randomId(),
    name: file.name,
    bytes: file,
    savedAt: Date.now(),
    countedFrom: serverTime(),
  };
  inMemory.set(kept.id, kept);
  const isWritten = await onPhone((forms) => forms.put('files', kept), timeFor(file));
  if (!isWritten) onlyInMemory.add(kept.id);
  return kept.id;
}

/**
 * Puts a smaller copy in the place of a kept file as soon as it is made. The file stays as it is when none comes,
 * comes too late or cannot be made, and is on the phone in the meantime: a reload loses nothing.
 */
export function replaceWhenMade(id: string, make: (signal: AbortSignal) => Promise<File | undefined>): void {
  const abort = new AbortController();
  const { signal } = abort;
  const timer = setTimeout(() => abort.abort(), patience);
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
  });
  const over = Promise.race([make(signal), stopped])
    .then((copy) => copy && replaceFile(id, copy))
    // The file as it was chosen does as well.
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(timer);
      underWay.delete(id);
    });
  underWay.set(id, { over, stop: () => abort.abort() });
}

async function replaceFile(id: string, copy: File): Promise<void> {
  const kept = inMemory.get(id);
  if (!kept) return;
  const smaller = { ...kept, name: copy.name, bytes: copy, chosenBytes: kept.bytes.size };
  inMemory.set(id, smaller);
  await rewrite(smaller);
}

/** Another tab may have signed out meanwhile, and nothing is put back after that. */
async function rewrite(kept: KeptFile): Promise<void> {
  await onPhone(async (forms) => {
    const { store, done } = forms.transaction('files', 'readwrite');
    if (await store.getKey(kept.id)) await store.put(kept);
    await done;
  }, timeFor(kept.bytes));
}

/** How long a phone that is slow may take to write it, in milliseconds: a megabyte a second. */
const timeFor = ({ size }: Blob) => 5000 + size / 1000;

/** False where the phone refused to keep it: then it goes with this tab. */
export const isFileOnPhone = (id: string) => !onlyInMemory.has(id);

/**
 * The kept file as it is to be sent: of one that is being made smaller, what comes of it. Undefined when it is gone.
 * Rejects where the phone does not say.
 */
export async function readFile(id: string): Promise<KeptFile | undefined> {
  await underWay.get(id)?.over;
  return inMemory.get(id) ?? (await withForms((forms) => forms.get('files', id)));
}

/** The kept file without waiting. */
export async function fileAsItIs(id: string): Promise<KeptFile | undefined> {
  return inMemory.get(id) ?? (await onPhone((forms) => forms.get('files', id)));
}

/** The same for a page, which shows no file where there is none. */
export const findFile = (id: string) => readFile(id).catch(() => undefined);

export async function dropFile(id: string): Promise<void> {
  underWay.get(id)?.stop();
  inMemory.delete(id);
  onlyInMemory.delete(id);
  await onPhone((forms) => forms.delete('files', id));
}

/** Removes the kept files from this phone: their student has gone (decisions.md 18). What still has to be sent is spared. */
export async function forgetFiles(spared: readonly string[] = []): Promise<void> {
  const kept = (await onPhone((forms) => forms.getAllKeys('files'))) ?? [];
  const forgotten = new Set([...kept, ...inMemory.keys()].filter((id) => !spared.includes(id)));
  await Promise.all([...forgotten].map(dropFile));
}

/** Removes files whose draft has gone, by the server's time. `spared` are those that a draft names or that have to be sent. */
export async function sweepFiles(time: number, spared: readonly string[]): Promise<void> {
  const all = (await onPhone((forms) => forms.getAll('files'))) ?? [];
  const left = all.filter((kept) => isTooOld(kept, daysWithoutDraft, time) && !spared.includes(kept.id));
  await Promise.all(left.map(({ id }) => dropFile(id)));
}

/** A store that refuses changes nothing for who asked: what counts is in memory. */
function onPhone<Result>(
  act: (forms: Forms) => Promise<Result>,
  limit?: number,
): Promise<Result | undefined> {
  return withForms(act, limit).catch(() => undefined);
}
