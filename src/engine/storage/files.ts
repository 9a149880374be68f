import { environment } from '../core/environment.ts';
import { randomId } from '../core/random-id.ts';
import { type FormsDatabase, type StoredFile, withFormsDatabase } from './database.ts';
import { isExpired } from './expiry.ts';

export type { StoredFile } from './database.ts';

/** Days before a file without a draft is deleted: another tab may be writing the draft. */
const daysWithoutDraft = 1;

const shrinkTimeout = 15_000;

/** Where the browser keeps nothing (private mode, storage full), files live in this tab. */
const inMemory = new Map<string, StoredFile>();
const onlyInMemory = new Set<string>();

/** Files of which a smaller copy is being made. */
const replacements = new Map<string, { readonly over: Promise<void>; readonly stop: () => void }>();

/** Keeps a file on this phone, or else in this tab; gives the id to find it by, also after a reload. Never rejects. */
export async function storeFile(file: File): Promise<string> {
  const stored = {
    id: randomId(),
    name: file.name,
    bytes: file,
    savedAt: Date.now(),
    countedFrom: environment().serverTime(),
  };
  inMemory.set(stored.id, stored);
  const isWritten = await tryDatabase((forms) => forms.put('files', stored), timeFor(file));
  if (!isWritten) onlyInMemory.add(stored.id);
  return stored.id;
}

/**
 * Puts a smaller copy in the place of a kept file as soon as it is made. The file stays as it is when none comes,
 * comes too late or cannot be made, and is on the phone in the meantime: a reload loses nothing.
 */
export function replaceFileWhenReady(
  id: string,
  make: (signal: AbortSignal) => Promise<File | undefined>,
): void {
  const abort = new AbortController();
  const { signal } = abort;
  const timer = setTimeout(() => abort.abort(), shrinkTimeout);
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
  });
  const over = Promise.race([make(signal), stopped])
    .then((copy) => copy && replaceFile(id, copy))
    // The original is sent instead.
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(timer);
      replacements.delete(id);
    });
  replacements.set(id, { over, stop: () => abort.abort() });
}

/** On the phone nothing is written if another tab has signed out meanwhile. */
async function replaceFile(id: string, copy: File): Promise<void> {
  const stored = inMemory.get(id);
  if (!stored) return;
  const smaller = { ...stored, name: copy.name, bytes: copy, chosenBytes: stored.bytes.size };
  inMemory.set(id, smaller);
  await tryDatabase(async (forms) => {
    const { store, done } = forms.transaction('files', 'readwrite');
    if (await store.getKey(id)) await store.put(smaller);
    await done;
  }, timeFor(copy));
}

/** How long a slow phone may take to write it, in milliseconds: a megabyte a second. */
const timeFor = ({ size }: Blob) => 5000 + size / 1000;

/** Whether the phone has stored it; where not, it is lost with this tab. */
export const isFilePersisted = (id: string) => !onlyInMemory.has(id);

/**
 * The stored file as it is to be sent, once any smaller copy is made. Undefined when it is gone. Rejects where the
 * database does not answer.
 */
export async function loadFile(id: string): Promise<StoredFile | undefined> {
  await replacements.get(id)?.over;
  return inMemory.get(id) ?? (await withFormsDatabase((forms) => forms.get('files', id)));
}

/** The stored file without waiting for a smaller copy. */
export async function peekFile(id: string): Promise<StoredFile | undefined> {
  return inMemory.get(id) ?? (await tryDatabase((forms) => forms.get('files', id)));
}

/** Takes a file off the phone, with any smaller copy that is still being made. */
export async function deleteFile(id: string): Promise<void> {
  replacements.get(id)?.stop();
  inMemory.delete(id);
  onlyInMemory.delete(id);
  await tryDatabase((forms) => forms.delete('files', id));
}

/** Removes the kept files from this phone: their student has gone. What still has to be sent is spared. */
export async function deleteFiles(spared: readonly string[] = []): Promise<void> {
  const stored = (await tryDatabase((forms) => forms.getAllKeys('files'))) ?? [];
  const forgotten = new Set([...stored, ...inMemory.keys()].filter((id) => !spared.includes(id)));
  await Promise.all([...forgotten].map(deleteFile));
}

/** Removes files whose draft has gone, by the server's time. `spared` are those that a draft names or that have to be sent. */
export async function sweepFiles(time: number, spared: readonly string[]): Promise<void> {
  const all = (await tryDatabase((forms) => forms.getAll('files'))) ?? [];
  const left = all.filter(
    (stored) => isExpired(stored, daysWithoutDraft, time) && !spared.includes(stored.id),
  );
  await Promise.all(left.map(({ id }) => deleteFile(id)));
}

/** Ignores a store that refuses, because memory has the file. */
function tryDatabase<Result>(
  act: (forms: FormsDatabase) => Promise<Result>,
  limit?: number,
): Promise<Result | undefined> {
  return withFormsDatabase(act, limit).catch(() => undefined);
}
