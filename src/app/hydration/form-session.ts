import { credentials } from '#api/credentials.ts';
import type { StepAnswers } from '#engine/core/index.ts';
import type { Draft } from '#engine/storage/index.ts';
import { draftOf } from '#forms/drafts.ts';
import { registry } from '#generated/registry.ts';
import { hydrated } from './Hydrator.tsx';

/**
 * The server embeds this object in a page that it has rendered for a form post
 * (src/server/form-pages/page-shell.ts).
 */
export interface FormSession {
  readonly form: string;
  readonly answers: { readonly [step: string]: StepAnswers };
  readonly phone?: string;
  /** The time at which the form was last posted, in epoch milliseconds. */
  readonly savedAt: number;
}

/**
 * Copies answers that were posted without scripts into the draft. If the draft could be stored, then asks the
 * server to delete the answers. This request waits for hydration, because until then the browser may post the
 * form again.
 */
export async function copyFormSession(session: FormSession): Promise<void> {
  const draft = await draftOfForm(session.form);
  if (!draft) return;
  await draft.load();
  if (!isCopied(session)) await copyToDraft(session, draft);
  if (draft.snapshot().isPersisted) void hydrated.then(() => deleteOnServer(session));
}

async function copyToDraft(session: FormSession, draft: Draft): Promise<void> {
  const { answers, phone } = session;
  const kept = draft.snapshot().answers;
  for (const [step, own] of Object.entries(answers)) draft.change(step, { ...kept[step], ...own });
  if (phone) credentials.keep({ phone });
  await draft.flush();
  if (draft.snapshot().isPersisted) recordCopied(session);
}

function deleteOnServer({ form, savedAt }: FormSession): void {
  const query = new URLSearchParams({ form, savedAt: String(savedAt) });
  void fetch(`/form-session/taken?${query}`, { method: 'POST', keepalive: true }).catch(() => undefined);
}

const copiedKey = (form: string) => `form-session.${form}`;

/** Returns whether these answers were already copied. Copying them again would overwrite later changes. */
function isCopied({ form, savedAt }: FormSession): boolean {
  try {
    return Number(sessionStorage.getItem(copiedKey(form))) >= savedAt;
  } catch {
    return false;
  }
}

function recordCopied({ form, savedAt }: FormSession): void {
  try {
    sessionStorage.setItem(copiedKey(form), String(savedAt));
  } catch {}
}

async function draftOfForm(id: string): Promise<Draft | undefined> {
  if (id === 'application') return (await import('#forms/application.ts')).applicationDraft;
  const known = registry.find((form) => form.id === id);
  return known && draftOf((await known.load()).form);
}
