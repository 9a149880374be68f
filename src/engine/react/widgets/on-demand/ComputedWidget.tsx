import { textOf } from '../../../core/answers.ts';
import { numberInWords } from '../../../core/numbers.ts';
import type { WidgetProps } from '../widget.ts';

/** What follows from other answers: shown, and said once it changes. A problem with it is led to like any other. */
export function ComputedWidget({ field, id, value, describedBy }: WidgetProps) {
  return (
    <output
      id={id}
      name={field.name}
      className="computed"
      aria-live="polite"
      aria-describedby={describedBy}
      tabIndex={-1}
    >
      {typeof value === 'number' ? numberInWords(field, value) : textOf(value)}
    </output>
  );
}
