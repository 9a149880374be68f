import { messagesOf } from '../../core/environment.ts';
import type { ActiveField, FieldUi } from '../../core/field.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';

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

/** What a question is called, and whether it may be left out. */
export const labelOf = ({ ui, required }: Pick<ActiveField, 'ui' | 'required'>) =>
  required ? ui.label : messagesOf(fieldMessages).optional(ui.label);

/** The ids of what of it belongs to the control, and of what else is said. */
export function describedBy({ id, ui, error }: FieldWordsProps, more?: string | false): string | undefined {
  return [ui.hint && `${id}-hint`, error && `${id}-error`, more].filter(Boolean).join(' ') || undefined;
}
