import type { ComponentProps } from 'react';

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
