import { useEffect } from 'react';
import { getApplication } from '#api/applications.ts';
import { session } from '#api/session-store.ts';
import { useUser } from '#api/use-user.ts';
import type { Flow } from '#engine/core/index.ts';
import type { Draft } from '#engine/storage/index.ts';
import { prefillFrom } from '#forms/answers/prefill.ts';

/**
 * Fills in answers from the student's account, but skips questions that have an answer or that the student
 * has cleared. If the account cannot be loaded, the questions stay empty.
 */
export function usePrefill(form: Flow, draft: Draft): void {
  const user = useUser();
  const hasPrefill = form.definition.prefill !== undefined;
  useEffect(() => {
    if (!user || !hasPrefill) return;
    const leaving = new AbortController();
    // Another student may have logged in before the response arrived.
    const isWanted = () => !leaving.signal.aborted && session.current()?.user === user;
    Promise.all([getApplication(user, leaving.signal), draft.load()])
      .then(([account]) => isWanted() && fill(draft, prefillFrom(form, account)))
      .catch((error) => isWanted() && console.error(error));
    return () => leaving.abort();
  }, [draft, form, hasPrefill, user]);
}

function fill(draft: Draft, known: ReturnType<typeof prefillFrom>): void {
  // Skips the focused field, because the account's value would be mixed with what the student is typing.
  const { name } = document.activeElement as HTMLInputElement;
  for (const [step, all] of Object.entries(known)) {
    const facts = Object.fromEntries(Object.entries(all).filter(([field]) => field !== name));
    const given = draft.snapshot().answers[step] ?? {};
    const isNew = Object.keys(facts).some((field) => given[field] === undefined);
    if (isNew) draft.change(step, { ...facts, ...given });
  }
}
