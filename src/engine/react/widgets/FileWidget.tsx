import { useEffect, useRef } from 'react';
import { textOf } from '../../core/answers.ts';
import { messagesOf } from '../../core/environment.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { fileMessages } from '../../core/words/file-messages.ts';
import { messageOf } from '../../core/words/messages.ts';
import { deleteFile, type StoredFile } from '../../storage/files.ts';
import { Button } from '../templates/Button.tsx';
import { acceptOf, checkFile, storeForUpload, tileWords } from './files/chosen-files.ts';
import { FileTile } from './files/FileTile.tsx';
import { FileName, FilePreview } from './files/file-view.tsx';
import '../files.css';
import { KeptFileName } from './files/KeptFileName.tsx';
import { isLockedPdf } from './files/locked-pdf.ts';
import { useStoredFile } from './files/use-stored-file.ts';
import { registerKeptFileName } from './kept-file-name.ts';
import { registerWidget } from './registry.tsx';
import type { WidgetProps } from './widget.ts';

/**
 * One file, chosen from gallery, camera or folder (no `capture`, which would hide the first and the last).
 * A file that breaks a rule is refused before anything is kept; the choice before it goes as well, or the student
 * would send that one believing that it is this. A large photo is made smaller after it was kept; its limits hold for what was chosen.
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

/** Keeps the file that is chosen, and takes away the one that was chosen before it. */
function useChosenFile({ field, onChange, setError, ...props }: WidgetProps) {
  const value = textOf(props.value);
  const input = useRef<HTMLInputElement>(null);
  /** What the form holds, until it is gone. */
  const held = useRef('');
  const choices = useRef(0);
  const { file, isGettingReady, isGone } = useStoredFile(value);
  const shown = useRef<StoredFile>(undefined);
  useEffect(() => {
    // At first the control may hold what was chosen before the page was taken over: that is not to be taken out of it.
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
    // Another choice may have come in between, of which this render does not know.
    if (choice !== choices.current) return deleteFile(id);
    const before = held.current;
    take(id, 'file' in checked ? undefined : checked.refusal);
    if (before) await deleteFile(before);
    // Looked at behind the choice: a student who presses Submit meanwhile has chosen a file.
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

/** Lets the browser's own control name the kept file, also after a reload, instead of "No file chosen". */
function showInControl(control: HTMLInputElement | null, file: StoredFile | undefined): void {
  if (!control) return;
  const transfer = new DataTransfer();
  if (file) transfer.items.add(new File([file.bytes], file.name, { type: file.bytes.type }));
  control.files = transfer.files;
}

export function register(): void {
  registerWidget('file', FileWidget);
  registerKeptFileName(KeptFileName);
}
