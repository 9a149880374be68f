import { credentials } from '#api/credentials.ts';
import type { StepAnswers } from '#engine/core/index.ts';
import type { Draft } from '#engine/storage/index.ts';
import { draftOf } from '#forms/drafts.ts';
import { registry } from '#generated/registry.ts';
import { takenOver } from './Hydrator.tsx';

/** What the server has written into a page that it rendered (src/server/form-pages/page-shell.ts). */
export interface FormSession {
  readonly form: string;
  readonly answers: { readonly [step: string]: StepAnswers };
  readonly phone?: string;
  /** Of the last press: epoch milliseconds. */
  readonly savedAt: number;
}

/**
 * Puts what was answered without a script into the draft, and lets the server forget it: not before the page has been
 * taken over, until when the browser may post it once more, and not where the phone keeps nothing.
 */
export async function takeFormSession(session: FormSession): Promise<void> {
  const draft = await draftNamed(session.form);
  if (!draft) return;
  await draft.load();
  if (!isTaken(session)) await moveToDraft(session, draft);
  if (draft.snapshot().isPersisted) void takenOver.then(() => letServerForget(session));
}

async function moveToDraft(session: FormSession, draft: Draft): Promise<void> {
  const { answers, phone } = session;
  const kept = draft.snapshot().answers;
  for (const [step, own] of Object.entries(answers)) draft.change(step, { ...kept[step], ...own });
  if (phone) credentials.keep({ phone });
  await draft.flush();
  if (draft.snapshot().isPersisted) noteTaken(session);
}

/** Where this does not arrive, the server forgets them by itself. */
function letServerForget({ form, savedAt }: FormSession): void {
  const query = new URLSearchParams({ form, savedAt: String(savedAt) });
  void fetch(`/form-session/taken?${query}`, { method: 'POST', keepalive: true }).catch(() => undefined);
}

const takenKey = (form: string) => `form-session.${form}`;

/** What this tab has taken before must not undo what was changed since. */
function isTaken({ form, savedAt }: FormSession): boolean {
  try {
    return Number(sessionStorage.getItem(takenKey(form))) >= savedAt;
  } catch {
    return false;
  }
}

function noteTaken({ form, savedAt }: FormSession): void {
  try {
    sessionStorage.setItem(takenKey(form), String(savedAt));
  } catch {}
}

async function draftNamed(id: string): Promise<Draft | undefined> {
  if (id === 'application') return (await import('#forms/application.ts')).applicationDraft;
  const known = registry.find((form) => form.id === id);
  return known && draftOf((await known.load()).form);
}
