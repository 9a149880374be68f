import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError, sentenceFor } from '#api/api-error.ts';
import { lastApplication, outbox } from '#api/deliveries.ts';
import { uploadInvoice } from '#api/invoices.ts';
import { isUnsent } from '#api/outbox.ts';
import { addToast } from '#components/toasts.ts';
import { dropFile, findFile } from '#engine/files.ts';
import { stepOf } from '#engine/flow.ts';
import { messageOf } from '#engine/messages.ts';
import { useDraft } from '#engine/use-draft.ts';
import { invoiceUpload, invoiceUploadDraft } from '#forms/invoice-upload.ts';
import { noteUploaded } from './uploaded-invoice.ts';

export type UploadState =
  | { readonly name: 'idle' }
  /** The application has to be sent first; the upload follows by itself. */
  | { readonly name: 'waiting'; readonly file: string }
  | { readonly name: 'sending'; readonly percent: number }
  | { readonly name: 'stopped' }
  /** The same file may pass later, or it never will. */
  | { readonly name: 'failed'; readonly reason: string; readonly needsOther?: boolean };

/** The upload of a kept file for the application of that id, which may still be missing. */
export function useInvoiceUpload(application: string | undefined, onDone: () => void) {
  const [state, setState] = useState<UploadState>({ name: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      const left = running.current;
      running.current = undefined;
      left?.abort();
    },
    [],
  );

  async function upload(id: string, fileId: string) {
    const abort = new AbortController();
    running.current = abort;
    setState({ name: 'sending', percent: 0 });
    noteAsked(undefined);
    try {
      const file = await findFile(fileId);
      if (!file) {
        await invoiceUploadDraft.clear();
        return setState({
          name: 'failed',
          reason: 'The file is gone from this phone.',
          needsOther: true,
        });
      }
      await uploadInvoice(
        { id, file: file.bytes },
        {
          fileName: file.name,
          onProgress: (percent) => setState({ name: 'sending', percent }),
          signal: abort.signal,
        },
      );
    } catch (error) {
      if (abort.signal.aborted) {
        const isReplaced = running.current !== abort;
        return isReplaced ? undefined : setState({ name: 'stopped' });
      }
      console.error(error);
      addToast({ title: 'File upload failed.', status: 'error' });
      return setState({ name: 'failed', reason: whyNot(error), needsOther: needsOther(error) });
    }
    noteUploaded(id);
    addToast({ title: 'File uploaded successfully.', status: 'success' });
    // The server has it, whatever this phone makes of its copy.
    await Promise.allSettled([dropFile(fileId), invoiceUploadDraft.clear()]);
    onDone();
  }

  // Asked for on an earlier visit to this page, for the application of the student who is still here.
  const item = lastApplication(useSyncExternalStore(outbox.subscribe, outbox.snapshot));
  const { answers } = useDraft(invoiceUploadDraft);
  const { file: kept, [askedBy]: asker } = answers.invoice ?? {};
  const isAsked = kept && item && asker === item.owner && item.state !== 'refused';
  useEffect(() => {
    if (isAsked) setState((now) => (now.name === 'idle' ? { name: 'waiting', file: kept } : now));
  }, [isAsked, kept]);

  // What it waits for will not come.
  const isInVain = state.name === 'waiting' && item?.state === 'refused' && !application;
  useEffect(() => {
    if (!isInVain) return;
    noteAsked(undefined);
    setState({ name: 'failed', reason: logInFirst });
  }, [isInVain]);

  // The application was sent while the student waited here.
  const waitingFile = state.name === 'waiting' ? state.file : undefined;
  const latest = useRef(upload);
  latest.current = upload;
  useEffect(() => {
    if (application && waitingFile) void latest.current(application, waitingFile);
  }, [application, waitingFile]);

  return {
    state,
    start(file: string) {
      if (application) return void upload(application, file);
      const unsent = lastApplication(outbox.snapshot());
      if (!unsent || !isUnsent(unsent)) return setState({ name: 'failed', reason: logInFirst });
      noteAsked(unsent.owner);
      setState({ name: 'waiting', file });
    },
    cancel() {
      running.current?.abort();
      noteAsked(undefined);
      if (state.name === 'waiting') setState({ name: 'idle' });
      // The button that was pressed goes; the one that starts again is next to it.
      document.querySelector<HTMLElement>('main button[type=submit]')?.focus();
    },
    /** Another file was chosen: what was said of the last one no longer holds. */
    reset() {
      const replaced = running.current;
      running.current = undefined;
      replaced?.abort();
      setState({ name: 'idle' });
    },
  };
}

const logInFirst = 'Log in to upload your invoice.';

/** Beside the file in its draft: who has asked to send it, so that it goes on after a visit to another page. */
const askedBy = 'askedBy';

function noteAsked(owner: string | undefined): void {
  const { file, [askedBy]: before } = invoiceUploadDraft.snapshot().answers.invoice ?? {};
  if (!file || before === owner) return;
  invoiceUploadDraft.change('invoice', { file, ...(owner && { [askedBy]: owner }) });
}

/** The server has looked at the file, or at its size, and does not take it. */
function needsOther(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 415].includes(error.status ?? 0);
}

function whyNot(error: unknown): string {
  return error instanceof ApiError && error.status === 413 ? tooLarge() : sentenceFor(error);
}

/** In the same words as before the upload, whoever refused it. */
function tooLarge(): string {
  const { fields, ui } = stepOf(invoiceUpload, 'invoice');
  return messageOf({ schema: fields!.file!, ui: ui!.file! }, 'maxBytes').message;
}
