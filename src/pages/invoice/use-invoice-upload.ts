import { useState } from 'react';
import { formatError } from '#api/http/api-error.ts';
import { addToast } from '#components/toasts/toast-store.ts';
import { isUnsent } from '#outbox/delivery/outbox-state.ts';
import { fileToSend } from '#outbox/invoice-sender.ts';
import { enqueueInvoice, latestItem, nextOutcome, outbox } from '#outbox/portal-outbox.ts';
import { useOnSent, useOutbox } from '#outbox/use-outbox.ts';
import { waitsFor } from '../delivery/display-state.ts';

const failure = { title: 'File upload failed.', status: 'error' } as const;
/**
 * Queues this student's invoice in the outbox, which uploads it as long as any page of the portal is open, even after a
 * reload.
 */
export function useInvoiceUpload(onDone: () => void) {
  const latest = latestItem('invoice', useOutbox());
  const [item, sent] = latest?.state === 'sent' ? [undefined, latest] : [latest];
  /** Why no upload is queued: the student cancelled it, or there is no application for the invoice. */
  const [stopReason, setStopReason] = useState<'stopped' | 'no application'>();
  const [isStoring, setStoring] = useState(false);

  useOnSent(latest, () => {
    addToast({ title: 'File uploaded successfully.', status: 'success' });
    onDone();
  });

  async function itemFor(file: string) {
    if (item && isUnsent(item) && fileToSend(item) === file) {
      void outbox.tryAgain();
      return item;
    }
    setStoring(true);
    return enqueueInvoice(file).finally(() => setStoring(false));
  }

  function takeBack(): void {
    if (item) void outbox.forget(({ id }) => id === item.id);
  }

  return {
    /** The outbox item of an invoice that is unsent or was refused; undefined if there is none. */
    item,
    /** The outbox item of the latest invoice if the server has accepted it; otherwise undefined. */
    sent,
    stopReason,
    /** Whether the chosen file is being stored on the phone, which happens before the upload. */
    isStoring,
    async start(file: string) {
      setStopReason(undefined);
      try {
        const asked = await itemFor(file);
        if (!asked) return setStopReason('no application');
        const outcome = await nextOutcome(asked);
        if (outcome?.state === 'refused') addToast(failure);
        // The toast has the colours of waiting if the upload is repeated automatically.
        if (outcome?.state === 'waiting')
          addToast({ ...failure, isWaiting: waitsFor(outcome) !== 'student' });
      } catch (error) {
        console.error(error);
        addToast({ ...failure, text: formatError(error) });
      }
    },
    cancel() {
      takeBack();
      setStopReason('stopped');
      // Moves the focus from the pressed button, which is removed, to the button that starts the upload
      // again.
      document.querySelector<HTMLElement>('main button[type=submit]')?.focus();
    },
    /** Removes the previous invoice from the outbox, and the message about it. Called when another file is chosen. */
    reset() {
      takeBack();
      setStopReason(undefined);
    },
  };
}
