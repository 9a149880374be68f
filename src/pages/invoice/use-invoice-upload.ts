import { useState } from 'react';
import { formatError } from '#api/http/api-error.ts';
import { addToast } from '#components/toasts/toasts.ts';
import { isUnsent } from '#outbox/delivery/outbox-state.ts';
import { fileToSend } from '#outbox/invoice-sender.ts';
import { enqueueInvoice, latestItem, nextOutcome, outbox } from '#outbox/portal-outbox.ts';
import { useOnSent, useOutbox } from '#outbox/use-outbox.ts';
import { waitsFor } from '../delivery/display-state.ts';

const failure = { title: 'File upload failed.', status: 'error' } as const;
const failureForNow = { ...failure, text: 'Trying again…' };

/** This student's invoice in the outbox, which sends it on every page and after a reload. */
export function useInvoiceUpload(onDone: () => void) {
  const latest = latestItem('invoice', useOutbox());
  const [item, sent] = latest?.state === 'sent' ? [undefined, latest] : [latest];
  /** Why it could not be queued. */
  const [halt, setHalt] = useState<'stopped' | 'no application'>();
  const [isKeeping, setKeeping] = useState(false);

  useOnSent(latest, () => {
    addToast({ title: 'File uploaded successfully.', status: 'success' });
    onDone();
  });

  async function itemFor(file: string) {
    if (item && isUnsent(item) && fileToSend(item) === file) {
      void outbox.tryAgain();
      return item;
    }
    setKeeping(true);
    return enqueueInvoice(file).finally(() => setKeeping(false));
  }

  function takeBack(): void {
    if (item) void outbox.forget(({ id }) => id === item.id);
  }

  return {
    /** On its way, or refused. */
    item,
    /** The last one, where that is with the server. */
    sent,
    halt,
    /** It is being stored on the phone. */
    isKeeping,
    async start(file: string) {
      setHalt(undefined);
      try {
        const asked = await itemFor(file);
        if (!asked) return setHalt('no application');
        const outcome = await nextOutcome(asked);
        if (outcome?.state === 'refused') addToast(failure);
        if (outcome?.state === 'waiting') addToast(waitsFor(outcome) === 'moment' ? failureForNow : failure);
      } catch (error) {
        console.error(error);
        addToast({ ...failure, text: formatError(error) });
      }
    },
    cancel() {
      takeBack();
      setHalt('stopped');
      // The button that was pressed goes; the one that starts again is next to it.
      document.querySelector<HTMLElement>('main button[type=submit]')?.focus();
    },
    /** Another file was chosen: what was said of the last one no longer holds. */
    reset() {
      takeBack();
      setHalt(undefined);
    },
  };
}
