import { getInvoiceExistence } from '#api/invoices.ts';
import { queries } from '#api/queries.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { textOf } from '#engine/core/index.ts';
import { type Draft, deleteFile } from '#engine/storage/index.ts';
import type { OutboxItem } from './delivery/outbox-item.ts';
import { isUnsent } from './delivery/outbox-state.ts';
import { receiptOf } from './invoice-sender.ts';
import { type ItemKind, outbox, submittedAnswers } from './portal-outbox.ts';

/**
 * Clears an item's draft once the item is sent, because several people may share the phone. Another tab or an
 * earlier visit may have sent the item.
 */
export function clearDraftsOnceSent(): void {
  const seenUnsent = new Set<string>();
  const seenSent = new Set<string>();

  function check(): void {
    for (const item of outbox.snapshot().items.filter(({ kind }) => kind in clearDraftOf)) {
      if (isUnsent(item)) seenUnsent.add(item.id);
      if (item.state !== 'sent' || seenSent.has(item.id)) continue;
      seenSent.add(item.id);
      // The stored draft has already been cleared. This tab can still have the draft in memory, but only if
      // it saw the item unsent.
      if (item.isDraftCleared && !seenUnsent.has(item.id)) continue;
      clearDraftOf[item.kind as ItemKind]!(item)
        .then(() => outbox.markDraftCleared(item.id))
        .catch(console.error);
    }
  }
  outbox.subscribe(check);
  check();
}

const clearDraftOf: { readonly [kind in ItemKind]?: (item: OutboxItem) => Promise<void> } = {
  async application(item) {
    const [{ applicationDraft }, { signUpDraft }] = await Promise.all([
      import('#forms/application.ts'),
      import('#forms/sign-up.ts'),
    ]);
    await clearUnlessChanged(applicationDraft, item);
    const { register } = (await signUpDraft.load()).answers;
    if (canonicalPhone(textOf(register?.mobileNumber)) === item.owner) await signUpDraft.clear();
  },
  async questionnaire(item) {
    const [{ draftOf }, { registry }] = await Promise.all([
      import('#forms/drafts.ts'),
      import('#generated/registry.ts'),
    ]);
    const loaded = await registry.find(({ id }) => id === item.form!.id)?.load();
    if (loaded) await clearUnlessChanged(draftOf(loaded.form), item);
  },
  async invoice(item) {
    queries.refetch(getInvoiceExistence); // the server now has an invoice
    const { invoiceUploadDraft } = await import('#forms/invoice-upload.ts');
    const { file } = receiptOf(item)!;
    const { answers } = await invoiceUploadDraft.load();
    if (answers.invoice?.file === file) await invoiceUploadDraft.clear();
    await deleteFile(file);
  },
};

/**
 * Clears the draft unless the student has changed the answers since submitting them, because the changes
 * belong to the next submission.
 */
async function clearUnlessChanged(draft: Draft, { kind, form, createdAt }: OutboxItem): Promise<void> {
  await draft.load();
  await draft.flush();
  const { answers, savedAt, isPersisted } = draft.snapshot();
  const isOlder = isPersisted && savedAt !== undefined && savedAt <= createdAt;
  if (isOlder || answers === submittedAnswers(form?.id ?? kind)) await draft.clear();
}
