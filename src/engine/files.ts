import { type KeptFile, openForms } from './database.ts';

export type { KeptFile } from './database.ts';

/** As long as drafts live. */
const keptFor = 7 * 86_400_000;

/** Where the browser keeps nothing (private mode, storage full), files live in this tab. */
const inMemory = new Map<string, KeptFile>();

/** Keeps a file on this phone and gives the id under which it is found again, also after a reload. */
export async function keepFile(file: File): Promise<string> {
  const kept = { id: crypto.randomUUID(), name: file.name, bytes: file, savedAt: Date.now() };
  inMemory.set(kept.id, kept);
  await onPhone((forms) => forms.put('files', kept));
  return kept.id;
}

export async function findFile(id: string): Promise<KeptFile | undefined> {
  return inMemory.get(id) ?? (await onPhone((forms) => forms.get('files', id)));
}

export async function dropFile(id: string): Promise<void> {
  inMemory.delete(id);
  await onPhone((forms) => forms.delete('files', id));
}

/** Removes every kept file from this phone: its student has signed out (decisions.md 18). */
export async function forgetFiles(): Promise<void> {
  inMemory.clear();
  await onPhone((forms) => forms.clear('files'));
}

/** Removes files that nobody came back for. */
export async function sweepFiles(now = Date.now()): Promise<void> {
  const all = await onPhone((forms) => forms.getAll('files'));
  for (const { id, savedAt } of all ?? []) if (now - savedAt > keptFor) await dropFile(id);
}

type Forms = Awaited<ReturnType<typeof openForms>>;

/** A store that refuses changes nothing for who asked: what counts is in memory. */
async function onPhone<Result>(act: (forms: Forms) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act(await openForms());
  } catch {
    return undefined;
  }
}
