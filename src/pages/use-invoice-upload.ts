import { useState } from 'react';
import { last, outbox, sendInvoice } from '#api/deliveries.ts';
import { fileToSend } from '#api/invoice-sender.ts';
import { isUnsent } from '#api/outbox-view.ts';
import { addToast } from '#components/toasts.ts';
import { nextOutcome } from './next-outcome.ts';
import { useOnSent } from './use-on-sent.ts';
import { useOutbox } from './use-outbox.ts';

/** The invoice of who is here: on its way in the outbox, which goes on with it on every page and after a reload. */
export function useInvoiceUpload(onDone: () => void) {
  const latest = last('invoice', useOutbox());
  const [item, sent] = latest?.state === 'sent' ? [undefined, latest] : [latest];
  /** Why nothing is on its way, where the student has asked for it. */
  const [halt, setHalt] = useState<'stopped' | 'no application'>();

  useOnSent(latest, () => {
    addToast({ title: 'File uploaded successfully.', status: 'success' });
    onDone();
  });

  function takeBack(): void {
    if (item) void outbox.forget(({ id }) => id === item.id);
  }

  return {
    /** On its way, or refused. */
    item,
    /** The last one, where that is with the server. */
    sent,
    halt,
    async start(file: string) {
      setHalt(undefined);
      const isSame = item && isUnsent(item) && fileToSend(item) === file;
      if (isSame) void outbox.tryAgain();
      const asked = isSame ? item : await sendInvoice(file);
      if (!asked) return setHalt('no application');
      const outcome = await nextOutcome(asked);
      const hasFailed = outcome?.state === 'refused' || outcome?.state === 'waiting';
      if (hasFailed) addToast({ title: 'File upload failed.', status: 'error' });
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
