import { environment } from '../../core/environment.ts';
import type { Flow } from '../../core/flow-types.ts';
import type { withFormsDatabase } from '../database.ts';
import { openChannel } from '../tab-channel.ts';
import { deleteSteps, loadStoredDraft, writeSteps } from './draft-database.ts';
import { clear, type Memory, markWritten, mergeStored, show, toStored } from './draft-state.ts';
import { deleteUnloadBackup, saveUnloadBackup } from './unload-backup.ts';

type WithDatabase = typeof withFormsDatabase;

const channel = openChannel('drafts');

function createReader(flow: Flow, memory: Memory, withDatabase: WithDatabase) {
  let isRead = false;
  let loading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const isCurrent = memory.untilReset();
    const isStored = flow.definition.draft !== undefined;
    try {
      const reading = isStored && (await withDatabase((forms) => loadStoredDraft(flow, forms)));
      isRead = true;
      if (reading && isCurrent()) memory.set(mergeStored(memory.get(), reading));
    } catch {
      memory.set(show(memory.get(), { isPersisted: false }));
    }
    memory.set(show(memory.get(), { isLoaded: true }));
  }

  return {
    load(): Promise<void> {
      loading ??= read();
      return loading;
    },
    async reload(): Promise<void> {
      if (loading) await read();
    },
    /**
     * Returns whether the stored draft has been read. A write before that would overwrite the stored draft.
     */
    isRead: () => isRead,
    async retry(): Promise<boolean> {
      await (memory.snapshot().isLoaded ? read() : (loading ?? read()));
      return isRead;
    },
  };
}

export function createDraftSync(flow: Flow, memory: Memory, withDatabase: WithDatabase) {
  const { id, draft: policy } = flow.definition;
  const { load, reload, isRead, retry } = createReader(flow, memory, withDatabase);
  channel?.addEventListener('message', ({ data }) => {
    if (data === id) void reload();
  });
  const times = () => ({ savedAt: Date.now(), countedFrom: environment().serverTime() });

  return {
    load,
    async write(): Promise<void> {
      const isCurrent = memory.untilReset();
      if (!policy || memory.get().unwritten.size === 0) return;
      if (!isRead() && !(await retry())) return;
      if (!isCurrent()) return;
      const before = memory.get();
      const at = times();
      const steps = () => (isCurrent() ? toStored(flow, memory.get(), before.unwritten, at) : undefined);
      try {
        await withDatabase((forms) => writeSteps(forms, steps));
        if (!isCurrent()) return;
        const written = markWritten(memory.get(), before, at.savedAt);
        if (written.unwritten.size === 0) deleteUnloadBackup(id);
        memory.set(written);
        channel?.postMessage(id);
      } catch {
        memory.set(show(memory.get(), { isPersisted: false }));
      }
    },
    /** Writes unwritten steps to session storage, in case the page unloads before the database has them. */
    backUp(): void {
      const { unwritten } = memory.get();
      if (policy && unwritten.size > 0)
        saveUnloadBackup(id, toStored(flow, memory.get(), unwritten, times()));
    },
    async clear(): Promise<void> {
      deleteUnloadBackup(id);
      memory.set(clear(memory.get()));
      if (policy) await withDatabase((forms) => deleteSteps(forms, id)).catch(() => undefined);
      channel?.postMessage(id);
    },
  };
}
