import { useEffect, useRef, useState } from 'react';
import { textOf } from '../../core/answers.ts';
import { messagesOf } from '../../core/environment.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { deleteFile, replaceFileWhenReady, type StoredFile, storeFile } from '../../storage/files.ts';
import { isShrinkable } from '../../storage/photos/photo-plan.ts';
import { Button } from '../templates/Button.tsx';
import { isLockedPdf } from './locked-pdf.ts';
import { registerWidget } from './registry.ts';
import { useStoredFile } from './use-stored-file.ts';
import type { WidgetProps } from './widget.ts';

/**
 * One file, chosen from gallery, camera or folder (no `capture`, which would hide the first and the last).
 * A file that breaks a rule is refused before anything is kept; the choice before it goes as well, or the student
 * would send that one believing that it is this. A large photo is made smaller after it was kept; its limits hold for what was chosen.
 */
export function FileWidget(props: WidgetProps) {
  const { field, id, describedBy } = props;
  const { schema, ui } = field;
  const words = messagesOf(fieldMessages);
  const { input, file, isGettingReady, isGone, choose, remove } = useChosenFile(props);

  return (
    <div className="stack">
      <input
        ref={input}
        id={id}
        name={field.name}
        type="file"
        accept={acceptOf(schema.fileTypes)}
        aria-describedby={describedBy}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      {file && <FilePreview file={file} />}
      <p role="status">
        <FileName file={file} isGettingReady={isGettingReady} isGone={isGone} />
      </p>
      {file && (
        <Button variant="plain" onClick={() => void remove()} aria-label={`${words.remove} ${ui.noun}`}>
          {words.remove}
        </Button>
      )}
    </div>
  );
}

/** Keeps the file that is chosen, and takes away the one that was chosen before it. */
function useChosenFile({ field: { schema }, onChange, setError, ...props }: WidgetProps) {
  const value = textOf(props.value);
  const input = useRef<HTMLInputElement>(null);
  /** What the form holds, until it is gone. */
  const held = useRef('');
  const { file, isGettingReady, isGone } = useStoredFile(value);
  useEffect(() => showInControl(input.current, file), [file]);
  useEffect(() => {
    held.current = value;
    return () => {
      held.current = '';
    };
  }, [value]);

  function take(id: string, broken?: string) {
    held.current = id;
    onChange(id);
    setError(broken);
    if (broken) showInControl(input.current, undefined);
  }

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    const broken = brokenRule(chosen, schema.maxBytes, schema.fileTypes);
    const id = broken ? '' : await storeForUpload(chosen);
    // Another choice may have come in between, of which this render does not know.
    const before = held.current;
    take(id, broken);
    if (before) await deleteFile(before);
    // Looked at behind the choice: a student who presses Submit meanwhile has chosen a file.
    if (broken || !(await isLockedPdf(chosen)) || held.current !== id) return;
    take('', 'locked');
    await deleteFile(id);
  }

  async function remove() {
    take('');
    await deleteFile(value);
    input.current?.focus();
  }

  return { input, file, isGettingReady, isGone, choose, remove };
}

export async function storeForUpload(chosen: File): Promise<string> {
  const id = await storeFile(chosen);
  if (isShrinkable(chosen)) {
    replaceFileWhenReady(id, async (signal) => {
      const { shrinkPhoto } = await import('../../storage/photos/shrink-photo.ts');
      return shrinkPhoto(chosen, signal);
    });
  }
  return id;
}

/** Lets the browser's own control name the kept file, also after a reload, instead of "No file chosen". */
function showInControl(control: HTMLInputElement | null, file: StoredFile | undefined): void {
  if (!control) return;
  const transfer = new DataTransfer();
  if (file) transfer.items.add(new File([file.bytes], file.name, { type: file.bytes.type }));
  control.files = transfer.files;
}

/** What is known of a chosen file: its name and size, and that a photo is made smaller, or that it is gone. */
export function FileName({ file, isGettingReady, isGone }: ReturnType<typeof useStoredFile>) {
  const words = messagesOf(fieldMessages);
  if (!file) return isGone && words.fileGone;
  return (
    <>
      {file.name} (<FileSize file={file} />){isGettingReady && ` ${words.preparingPhoto}`}
    </>
  );
}

/** `4.8 MB → 912 KB` of a photo that was made smaller. */
function FileSize({ file: { bytes, chosenBytes } }: { file: StoredFile }) {
  const words = messagesOf(fieldMessages);
  const size = words.fileSize(bytes.size);
  if (!chosenBytes) return size;
  return (
    <>
      {words.fileSize(chosenBytes)} <span aria-hidden="true">→ </span>
      <span className="visually-hidden">{`${words.madeSmaller} `}</span>
      {size}
    </>
  );
}

export function FilePreview({ file }: { file: StoredFile }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.bytes.type.startsWith('image/')) return setUrl(undefined);
    const made = URL.createObjectURL(file.bytes);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!url) return null;
  return (
    <img
      className="file-preview"
      src={url}
      // No picture after all; what it is, the server says.
      onError={() => setUrl(undefined)}
      alt={messagesOf(fieldMessages).preview(file.name)}
    />
  );
}

export function brokenRule(file: File, maxBytes = Number.POSITIVE_INFINITY, fileTypes?: readonly string[]) {
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'maxBytes';
  const type = file.name.split('.').pop()?.toLowerCase() ?? '';
  return fileTypes && !fileTypes.includes(type) ? 'fileTypes' : undefined;
}

const mimeTypes: { readonly [type: string]: string } = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** Both spellings, because phones filter by the first and file managers by the second. */
export function acceptOf(fileTypes: readonly string[] = []): string {
  return [...new Set(fileTypes.flatMap((type) => [mimeTypes[type] ?? [], `.${type}`].flat()))].join(',');
}

export const register = () => registerWidget('file', FileWidget);
