import { useEffect } from 'react';
import { getApplication } from '#api/applications.ts';
import { session } from '#api/session.ts';
import { useUser } from '#api/use-user.ts';
import type { Flow } from '#engine/core/index.ts';
import type { Draft } from '#engine/storage/index.ts';
import { prefillFrom } from '#forms/answers/prefill.ts';

/**
 * Prefills fields from the account if the draft has no answer yet, so that students do not type the same twice. An
 * answer that the student has cleared is not filled in again. If the account does not load, the student types it.
 */
export function usePrefill(form: Flow, draft: Draft): void {
  const user = useUser();
  const hasPrefill = form.definition.prefill !== undefined;
  useEffect(() => {
    if (!user || !hasPrefill) return;
    const leaving = new AbortController();
    // Ignores a late response if another student has logged in by then.
    const isWanted = () => !leaving.signal.aborted && session.current()?.user === user;
    Promise.all([getApplication(user, leaving.signal), draft.load()])
      .then(([account]) => isWanted() && fill(draft, prefillFrom(form, account)))
      .catch((error) => isWanted() && console.error(error));
    return () => leaving.abort();
  }, [draft, form, hasPrefill, user]);
}

function fill(draft: Draft, known: ReturnType<typeof prefillFrom>): void {
  // Skip the focused field: a value that arrives while the student types would mix with their text.
  const { name } = document.activeElement as HTMLInputElement;
  for (const [step, all] of Object.entries(known)) {
    const facts = Object.fromEntries(Object.entries(all).filter(([field]) => field !== name));
    const given = draft.snapshot().answers[step] ?? {};
    const isNew = Object.keys(facts).some((field) => given[field] === undefined);
    if (isNew) draft.change(step, { ...facts, ...given });
  }
}
