import { type ReactNode, useEffect, useState } from 'react';
import { messagesOf } from '../../../core/environment.ts';
import { fileMessages } from '../../../core/words/file-messages.ts';
import type { StoredFile } from '../../../storage/files.ts';
import { useStoredFile } from './use-stored-file.ts';

export function FileName({ file, isGettingReady, isGone }: ReturnType<typeof useStoredFile>) {
  const words = messagesOf(fileMessages);
  if (!file) return isGone && words.fileGone;
  return (
    <>
      <strong>{file.name}</strong>{' '}
      <span className="quiet">
        (<FileSize file={file} />)
      </span>
      {isGettingReady && ` ${words.preparingPhoto}`}
    </>
  );
}

export function StoredFileName({ id }: { readonly id: string }): ReactNode {
  const { file, isGone } = useStoredFile(id);
  return isGone ? messagesOf(fileMessages).fileGone : file?.name;
}

function FileSize({ file: { bytes, chosenBytes } }: { file: StoredFile }) {
  const words = messagesOf(fileMessages);
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

/**
 * Shows a photo or, for other files, an icon. Screen readers skip the icon, because the file name is next to
 * it.
 */
export function FilePreview({ file }: { file: StoredFile }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.bytes.type.startsWith('image/')) return setUrl(undefined);
    const made = URL.createObjectURL(file.bytes);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!url) return <span className="file-paper" data-type={typeOf(file.name)} aria-hidden="true" />;
  return (
    <img
      className="file-preview"
      src={url}
      // An invalid image is shown as an icon; the server decides whether to accept the file.
      onError={() => setUrl(undefined)}
      alt={messagesOf(fileMessages).preview(file.name)}
    />
  );
}

const typeOf = (name: string) => (/\.(\w{1,4})$/.exec(name)?.[1] ?? '').toUpperCase();
