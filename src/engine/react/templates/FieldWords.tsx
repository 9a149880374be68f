import type { FieldUi } from '../../core/definition.ts';

interface FieldWordsProps {
  readonly id: string;
  readonly ui: FieldUi;
  /** What is wrong with the answer. */
  readonly error: string | undefined;
}

/** What stands between the heading of a question, or of several, and where it is answered. */
export function FieldWords({ id, ui: { hint, image }, error }: FieldWordsProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="error-words">
          <span aria-hidden="true">⚠ </span>
          {error}
        </p>
      )}
      {image && (
        <img
          className="field-image"
          src={image.src}
          alt={image.alt}
          width={image.width}
          height={image.height}
        />
      )}
    </>
  );
}

/** The ids of what of it belongs to the control, and of what else is said. */
export function describedBy({ id, ui, error }: FieldWordsProps, more?: string | false): string | undefined {
  return [ui.hint && `${id}-hint`, error && `${id}-error`, more].filter(Boolean).join(' ') || undefined;
}
