import { useEffect, useRef } from 'react';
import { textOf } from '../../core/answers.ts';
import { messagesOf } from '../../core/environment.ts';
import { messageOf } from '../../core/words/compose-message.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { fileMessages } from '../../core/words/file-messages.ts';
import { deleteFile, type StoredFile } from '../../storage/files.ts';
import { Button } from '../templates/Button.tsx';
import { acceptOf, checkFile, isLockedPdf, storeForUpload, tileWords } from './files/chosen-files.ts';
import { FileName, FilePreview, FileTile, StoredFileName, useStoredFile } from './files/file-view.tsx';
import '../files.css';
import { registerWidget } from './registry.tsx';
import type { WidgetProps } from './widget.ts';

/**
 * Asks for one file. If the chosen file is rejected, the previous file is removed too, so that the user does
 * not mistake it for the new file. Size limits apply to a photo before it is made smaller.
 */
export function FileWidget(props: WidgetProps) {
  const { field, id, describedBy, invalid } = props;
  const { schema, ui } = field;
  const words = messagesOf({ ...fieldMessages, ...fileMessages });
  const { input, file, isGettingReady, isGone, choose, remove } = useChosenFile(props);

  return (
    <div className={file ? 'file file-chosen' : 'file'}>
      {file && <FilePreview file={file} />}
      <p role="status" className="file-name">
        <FileName file={file} isGettingReady={isGettingReady} isGone={isGone} />
      </p>
      <div className="file-actions">
        <FileTile
          words={file ? words.chooseOther : tileWords(schema.fileTypes)}
          isSmall={file !== undefined}
          ref={input}
          id={id}
          name={field.name}
          accept={acceptOf(schema.fileTypes)}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        {file && (
          <Button variant="text" onClick={() => void remove()} aria-label={`${words.remove} ${ui.noun}`}>
            {words.remove}
          </Button>
        )}
      </div>
    </div>
  );
}

function useChosenFile({ field, onChange, setError, ...props }: WidgetProps) {
  const value = textOf(props.value);
  const input = useRef<HTMLInputElement>(null);
  /** The id of the file in the current answer, or '' after the component was unmounted. */
  const held = useRef('');
  const choices = useRef(0);
  const { file, isGettingReady, isGone } = useStoredFile(value);
  const shown = useRef<StoredFile>(undefined);
  useEffect(() => {
    // The input is not cleared when the component mounts: it may contain a file chosen before hydration.
    if (file === shown.current) return;
    shown.current = file;
    showInControl(input.current, file);
  }, [file]);
  useEffect(() => {
    held.current = value;
    return () => {
      held.current = '';
    };
  }, [value]);

  function take(id: string, refusal?: string) {
    held.current = id;
    onChange(id);
    setError(refusal);
    if (refusal) showInControl(input.current, undefined);
  }

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    choices.current += 1;
    const choice = choices.current;
    const checked = await checkFile(chosen, field);
    const id = 'file' in checked ? await storeForUpload(checked.file) : '';
    // The user chose another file while this one was being stored.
    if (choice !== choices.current) return deleteFile(id);
    const before = held.current;
    take(id, 'file' in checked ? undefined : checked.refusal);
    if (before) await deleteFile(before);
    // Password protection is checked after the file has become the answer, so that submitting does not wait
    // for the check.
    if (!('file' in checked) || !(await isLockedPdf(checked.file)) || held.current !== id) return;
    take('', messageOf(field, 'locked').message);
    await deleteFile(id);
  }

  async function remove() {
    choices.current += 1;
    take('');
    await deleteFile(value);
    input.current?.focus();
  }

  return { input, file, isGettingReady, isGone, choose, remove };
}

/** Shows the stored file in the browser's own input, which would say "No file chosen" after a reload. */
function showInControl(control: HTMLInputElement | null, file: StoredFile | undefined): void {
  if (!control) return;
  const transfer = new DataTransfer();
  if (file) transfer.items.add(new File([file.bytes], file.name, { type: file.bytes.type }));
  control.files = transfer.files;
}

FileWidget.FileName = StoredFileName;

export const register = () => registerWidget('file', FileWidget);
