import { useState } from 'react';
import { formatError } from '#api/http/api-error.ts';
import { addToast, closeErrorToast } from '#components/toasts/toast-store.ts';
import { isUnsent } from '#outbox/delivery/outbox-state.ts';
import { fileToSend } from '#outbox/invoice-sender.ts';
import { enqueueInvoice, latestItem, nextOutcome, outbox } from '#outbox/portal-outbox.ts';
import { useOnSent, useOutbox } from '#outbox/use-outbox.ts';
import { waitsFor } from '../delivery/display-state.ts';

/**
 * What became of an upload that the student stopped or could not start. In the state `stopping`, the invoice
 * is still in the outbox, which could send it after a reload.
 */
export type StopState = 'stopping' | 'stopped' | 'no application';

const failure = { title: 'File upload failed.', status: 'error' } as const;

/**
 * Uploads the invoice through the outbox. The upload continues while any page of the portal is open, even
 * after a reload.
 */
export function useInvoiceUpload(onDone: () => void) {
  const latest = latestItem('invoice', useOutbox());
  const [item, sent] = latest?.state === 'sent' ? [undefined, latest] : [latest];
  const [stopState, setStopState] = useState<StopState>();
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

  async function forgetItem(): Promise<void> {
    if (item) await outbox.forget(({ id }) => id === item.id);
  }

  return {
    item,
    sent,
    stopState,
    isStoring,
    async start(file: string) {
      setStopState(undefined);
      try {
        const asked = await itemFor(file);
        if (!asked) return setStopState('no application');
        const outcome = await nextOutcome(asked);
        if (outcome?.state === 'refused') addToast(failure);
        if (outcome?.state === 'waiting')
          addToast({ ...failure, text: "We'll keep trying.", isWaiting: waitsFor(outcome) !== 'student' });
      } catch (error) {
        console.error(error);
        addToast({ ...failure, text: formatError(error) });
      }
    },
    async cancel() {
      closeErrorToast();
      setStopState('stopping');
      // The pressed button is removed, so the focus moves to the button that starts the upload again.
      document.querySelector<HTMLElement>('main button[type=submit]')?.focus();
      await forgetItem();
      setStopState((now) => (now === 'stopping' ? 'stopped' : now));
    },
    /** Cancels the upload of the previous file. Must be called when the student chooses another file. */
    reset() {
      closeErrorToast();
      void forgetItem();
      setStopState(undefined);
    },
  };
}
