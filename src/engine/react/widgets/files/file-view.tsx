import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { messagesOf } from '../../../core/environment.ts';
import { fileMessages } from '../../../core/words/file-messages.ts';
import { loadFile, peekFile, type StoredFile } from '../../../storage/files.ts';

/**
 * The delay in milliseconds before the message that a photo is being made smaller. Without the delay, the
 * message would flash if the work is quick.
 */
const busyDelay = 300;

interface Shown {
  readonly file?: StoredFile | undefined;
  readonly isGettingReady?: boolean;
  readonly isGone?: boolean;
}

export function useStoredFile(id: string): Shown {
  const [shown, setShown] = useState<Shown>({});
  useEffect(() => {
    if (!id) return setShown({});
    let isCurrent = true;
    const show = (now: Shown) => isCurrent && setShown(now);
    const waiting = setTimeout(() => setShown(({ file }) => ({ file, isGettingReady: true })), busyDelay);
    void peekFile(id)
      .then((file) => show({ file }))
      .then(() => loadFile(id))
      // If the database does not respond, the file may still be stored, so the page does not say that it is
      // gone.
      .then(
        (file): Shown => ({ file, isGone: !file }),
        () => ({}),
      )
      .then((now) => {
        clearTimeout(waiting);
        show(now);
      });
    return () => {
      isCurrent = false;
      clearTimeout(waiting);
    };
  }, [id]);
  return shown;
}

export function FileName({ file, isGettingReady, isGone }: Shown) {
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

interface FileTileProps extends ComponentProps<'input'> {
  readonly words: string;
  readonly isSmall: boolean;
}

/** Puts the browser's own file input on top of a box, so that drops, keys and screen readers work. */
export function FileTile({ words, isSmall, ...input }: FileTileProps) {
  return (
    <label className={isSmall ? 'file-tile file-tile-small' : 'file-tile'} htmlFor={input.id}>
      {!isSmall && (
        <svg className="file-drawing" viewBox="0 0 48 48" aria-hidden="true">
          <path d="M6 16a4 4 0 0 1 4-4h5l3-5h12l3 5h5a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4Z" />
          <circle cx="24" cy="25" r="8" />
          <path d="M36 19h1" />
        </svg>
      )}
      <span>{words}</span>
      <input {...input} type="file" className="file-input" />
    </label>
  );
}
