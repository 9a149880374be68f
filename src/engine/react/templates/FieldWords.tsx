import { messagesOf } from '../../core/environment.ts';
import type { ActiveField, FieldUi } from '../../core/field.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';

interface FieldWordsProps {
  readonly id: string;
  readonly ui: FieldUi;
  readonly error: string | undefined;
}

export function FieldWords({ id, ui: { hint, image }, error }: FieldWordsProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="quiet">
          {hint}
        </p>
      )}
      {error && <ErrorWords id={`${id}-error`}>{error}</ErrorWords>}
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

export function ErrorWords({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="error-words">
      <span aria-hidden="true">⚠ </span>
      {children}
    </p>
  );
}

export const labelOf = ({ ui, required }: Pick<ActiveField, 'ui' | 'required'>) =>
  required ? ui.label : messagesOf(fieldMessages).optional(ui.label);

/** Returns `aria-describedby`: the ids of the hint and the error, if these are shown, and `more`. */
export function describedBy({ id, ui, error }: FieldWordsProps, more?: string | false): string | undefined {
  return [ui.hint && `${id}-hint`, error && `${id}-error`, more].filter(Boolean).join(' ') || undefined;
}
