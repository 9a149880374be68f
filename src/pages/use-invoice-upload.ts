import { useEffect, useRef, useState } from 'react';
import { ApiError, sentenceFor } from '#api/api-error.ts';
import { uploadInvoice } from '#api/invoices.ts';
import { addToast } from '#components/toasts.ts';
import { dropFile, findFile } from '#engine/files.ts';
import { stepOf } from '#engine/flow.ts';
import { messageOf } from '#engine/messages.ts';
import { invoiceUpload, invoiceUploadDraft } from '#forms/invoice-upload.ts';

export type UploadState =
  | { readonly name: 'idle' }
  /** The application has to be sent first; the upload follows by itself. */
  | { readonly name: 'waiting'; readonly file: string }
  | { readonly name: 'sending'; readonly percent: number }
  | { readonly name: 'failed'; readonly reason: string };

/** The upload of a kept file for the application of that id, which may still be missing. */
export function useInvoiceUpload(application: string | undefined, onDone: () => void) {
  const [state, setState] = useState<UploadState>({ name: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(id: string, fileId: string) {
    const abort = new AbortController();
    running.current = abort;
    setState({ name: 'sending', percent: 0 });
    try {
      const file = await findFile(fileId);
      if (!file) {
        await invoiceUploadDraft.clear();
        return setState({
          name: 'failed',
          reason: 'The file is gone from this phone. Please choose it again.',
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
        return isReplaced ? undefined : setState({ name: 'failed', reason: 'You stopped the upload.' });
      }
      console.error(error);
      addToast({ title: 'File upload failed.', status: 'error' });
      return setState({ name: 'failed', reason: whyNot(error) });
    }
    addToast({ title: 'File uploaded successfully.', status: 'success' });
    // The server has it, whatever this phone makes of its copy.
    await Promise.allSettled([dropFile(fileId), invoiceUploadDraft.clear()]);
    onDone();
  }

  // The application was sent while the student waited here.
  const waitingFile = state.name === 'waiting' ? state.file : undefined;
  const latest = useRef(upload);
  latest.current = upload;
  useEffect(() => {
    if (application && waitingFile) void latest.current(application, waitingFile);
  }, [application, waitingFile]);

  return {
    state,
    start: (file: string) =>
      application ? void upload(application, file) : setState({ name: 'waiting', file }),
    cancel() {
      running.current?.abort();
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

function whyNot(error: unknown): string {
  return error instanceof ApiError && error.status === 413 ? tooLarge() : sentenceFor(error);
}

/** In the same words as before the upload, whoever refused it. */
function tooLarge(): string {
  const { fields, ui } = stepOf(invoiceUpload, 'invoice');
  return messageOf({ schema: fields!.file!, ui: ui!.file! }, 'maxBytes').message;
}
