import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { messagesOf } from '../../core/environment.ts';
import type { FieldError } from '../../core/flow-types.ts';
import { fieldId } from '../../core/places/field-id.ts';
import { errorBatchSize } from '../../core/words/compose-message.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';

export interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
  readonly heading?: string | undefined;
  readonly attempt: number;
  readonly onSelect: (error: FieldError) => void;
  /**
   * Returns the URL of the page with the field, so that links work without JavaScript. Returns undefined if
   * the field is on this page.
   */
  readonly addressOf?: ((error: FieldError) => string | undefined) | undefined;
}

export function ErrorSummary({ errors, heading, attempt, onSelect, addressOf }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    box.current?.focus();
    // Scrolls to the heading, because focusing an element taller than the screen would scroll to its middle.
    box.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);
  const isPainted = useDeferredValue(errors.length > 0);
  if (errors.length === 0) return null;
  const shown = isPainted ? errors : errors.slice(0, errorBatchSize);
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">{heading ?? messagesOf(fieldMessages).problemTitle}</h2>
      <ul>
        {shown.map((error) => (
          <Line
            key={`${error.step}.${error.field}`}
            error={error}
            href={addressOf?.(error)}
            onSelect={onSelect}
          />
        ))}
      </ul>
    </div>
  );
}

type LineProps = Pick<ErrorSummaryProps, 'onSelect'> & {
  readonly error: FieldError;
  readonly href: string | undefined;
};

/** A line is memoised, so that it does not render again when other errors are corrected. */
const Line = memo(function Line({ error, href, onSelect }: LineProps) {
  return (
    <li>
      <a
        href={href ?? `#${fieldId(error.field)}`}
        onClick={(event) => {
          event.preventDefault();
          onSelect(error);
        }}
      >
        {error.within && `${error.within}: `}
        {error.message}
      </a>
    </li>
  );
});
