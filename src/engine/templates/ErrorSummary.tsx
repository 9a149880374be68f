import { useEffect, useRef } from 'react';
import type { Problem } from '../messages.ts';
import { fieldId } from './Field.tsx';

export interface ErrorSummaryProps {
  readonly problems: readonly Problem[];
  /** The specification's words for the refusal, where it has some. */
  readonly heading?: string | undefined;
  /** Counts the presses that failed: each puts the focus here again. */
  readonly attempt: number;
  /** Where a problem is mended; the field on this page when not given. */
  readonly onFollow?: ((problem: Problem) => void) | undefined;
}

/** What stands between the student and the next page, in the order of the screen, each line a way to its field. */
export function ErrorSummary({ problems, heading, attempt, onFollow }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">{heading ?? 'There is a problem'}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.step}.${problem.field}`}>
            <a
              href={`#${fieldId(problem.field)}`}
              onClick={(event) => {
                event.preventDefault();
                if (onFollow) onFollow(problem);
                else focusField(problem.field);
              }}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The field's control, or the first of its several ones (a date's ids end in -day, -month, -year). */
export function focusField(name: string): void {
  const id = fieldId(name);
  const control =
    document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${id}-"]:is(select, input)`);
  control?.focus();
  control?.closest('fieldset, div')?.scrollIntoView({ block: 'nearest' });
}
