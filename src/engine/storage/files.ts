import { environment } from '../core/environment.ts';
import { randomId } from '../core/random-id.ts';
import { type FormsDatabase, type StoredFile, withFormsDatabase } from './database.ts';
import { isExpired } from './expiry.ts';

export type { StoredFile } from './database.ts';

/** Days before a file without a draft is deleted: another tab may be writing the draft. */
const daysWithoutDraft = 1;

const shrinkTimeout = 15_000;

/** Files of this tab, if the browser stores nothing (private mode, storage full). */
const inMemory = new Map<string, StoredFile>();
const onlyInMemory = new Set<string>();

/** Smaller copies in progress, by file id. */
const replacements = new Map<string, { readonly over: Promise<void>; readonly stop: () => void }>();

/** Stores a file on this phone, or else in this tab; returns its id, valid after a reload. Never rejects. */
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
 * Replaces a stored file by a smaller copy as soon as that is ready. The original stays stored until then, so a reload
 * loses nothing, and for good if the copy fails or is too late.
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
    // The original is sent.
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(timer);
      replacements.delete(id);
    });
  replacements.set(id, { over, stop: () => abort.abort() });
}

/** Writes nothing if another tab has signed out meanwhile. */
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

/** The time limit for writing a file, in milliseconds: a slow phone writes a megabyte a second. */
const timeFor = ({ size }: Blob) => 5000 + size / 1000;

/** Whether the file is stored on the phone; otherwise it is lost with this tab. */
export const isFilePersisted = (id: string) => !onlyInMemory.has(id);

/**
 * The stored file, once any smaller copy is ready. Undefined if it is gone. Rejects if the database does not
 * answer.
 */
export async function loadFile(id: string): Promise<StoredFile | undefined> {
  await replacements.get(id)?.over;
  return inMemory.get(id) ?? (await withFormsDatabase((forms) => forms.get('files', id)));
}

/** The stored file without waiting for a smaller copy. */
export async function peekFile(id: string): Promise<StoredFile | undefined> {
  return inMemory.get(id) ?? (await tryDatabase((forms) => forms.get('files', id)));
}

/** Deletes a stored file, and drops any smaller copy in progress. */
export async function deleteFile(id: string): Promise<void> {
  replacements.get(id)?.stop();
  inMemory.delete(id);
  onlyInMemory.delete(id);
  await tryDatabase((forms) => forms.delete('files', id));
}

/** Deletes the stored files after a sign-out, except those that still have to be sent. */
export async function deleteFiles(spared: readonly string[] = []): Promise<void> {
  const stored = (await tryDatabase((forms) => forms.getAllKeys('files'))) ?? [];
  const forgotten = new Set([...stored, ...inMemory.keys()].filter((id) => !spared.includes(id)));
  await Promise.all([...forgotten].map(deleteFile));
}

/** Deletes files without a draft, by the server's time. `spared` are those that a draft names or that have to be sent. */
export async function sweepFiles(time: number, spared: readonly string[]): Promise<void> {
  const all = (await tryDatabase((forms) => forms.getAll('files'))) ?? [];
  const left = all.filter(
    (stored) => isExpired(stored, daysWithoutDraft, time) && !spared.includes(stored.id),
  );
  await Promise.all(left.map(({ id }) => deleteFile(id)));
}

/** Ignores storage errors, because memory has the file. */
function tryDatabase<Result>(
  act: (forms: FormsDatabase) => Promise<Result>,
  limit?: number,
): Promise<Result | undefined> {
  return withFormsDatabase(act, limit).catch(() => undefined);
}
