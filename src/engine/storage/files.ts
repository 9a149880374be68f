import { environment } from '../core/environment.ts';
import { randomId } from '../core/random-id.ts';
import { type FormsDatabase, type StoredFile, withFormsDatabase } from './database.ts';
import { isExpired } from './expiry.ts';

export type { StoredFile } from './database.ts';

/**
 * The number of days for which a file is kept that no draft refers to. It is not deleted at once, because
 * another tab may be about to store the draft.
 */
const daysWithoutDraft = 1;

const shrinkTimeout = 15_000;

/**
 * Files chosen in this tab. They are the only copies if the browser cannot store anything (private mode,
 * storage full).
 */
const inMemory = new Map<string, StoredFile>();
const onlyInMemory = new Set<string>();

const replacements = new Map<string, { readonly over: Promise<void>; readonly stop: () => void }>();

/** Stores a file on this phone or, if that fails, in this tab's memory. Returns its id. Never rejects. */
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
 * Replaces a file with the copy that `make` returns. The original stays stored until the copy is ready, so
 * that a reload loses nothing. It also stays if `make` fails or takes more than 15 seconds.
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
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(timer);
      replacements.delete(id);
    });
  replacements.set(id, { over, stop: () => abort.abort() });
}

/**
 * Stores the copy only if the original is still stored: a sign-out in another tab may have deleted the
 * original.
 */
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

/**
 * Returns the longest time in milliseconds that storing a file may take. A slow phone writes about 1 MB per
 * second.
 */
const timeFor = ({ size }: Blob) => 5000 + size / 1000;

/** Returns false for a file that is lost when this tab is closed. */
export const isFilePersisted = (id: string) => !onlyInMemory.has(id);

/**
 * Returns a stored file. If a smaller copy of it is being made, waits for the copy. Returns undefined if the
 * file is gone. Rejects if the database does not respond.
 */
export async function loadFile(id: string): Promise<StoredFile | undefined> {
  await replacements.get(id)?.over;
  return inMemory.get(id) ?? (await withFormsDatabase((forms) => forms.get('files', id)));
}

export async function peekFile(id: string): Promise<StoredFile | undefined> {
  return inMemory.get(id) ?? (await tryDatabase((forms) => forms.get('files', id)));
}

export async function deleteFile(id: string): Promise<void> {
  replacements.get(id)?.stop();
  inMemory.delete(id);
  onlyInMemory.delete(id);
  await tryDatabase((forms) => forms.delete('files', id));
}

/** Deletes all files except `keptIds`, which still have to be sent. */
export async function deleteFiles(keptIds: readonly string[] = []): Promise<void> {
  const stored = (await tryDatabase((forms) => forms.getAllKeys('files'))) ?? [];
  const forgotten = new Set([...stored, ...inMemory.keys()].filter((id) => !keptIds.includes(id)));
  await Promise.all([...forgotten].map(deleteFile));
}

/**
 * Deletes expired files, except those in `keptIds`, which drafts or requests still need. `time` is the
 * server's time in epoch milliseconds.
 */
export async function deleteExpiredFiles(time: number, keptIds: readonly string[]): Promise<void> {
  const all = (await tryDatabase((forms) => forms.getAll('files'))) ?? [];
  const left = all.filter(
    (stored) => isExpired(stored, daysWithoutDraft, time) && !keptIds.includes(stored.id),
  );
  await Promise.all(left.map(({ id }) => deleteFile(id)));
}

/**
 * Runs an operation on the database. Returns undefined on failure, which is harmless, because this tab's
 * files are also in memory.
 */
function tryDatabase<Result>(
  act: (forms: FormsDatabase) => Promise<Result>,
  limit?: number,
): Promise<Result | undefined> {
  return withFormsDatabase(act, limit).catch(() => undefined);
}
