import { AnswerText } from '../../templates/AnswerText.tsx';
import { registerWidget } from '../registry.tsx';
import type { WidgetProps } from '../widget.ts';

/** What follows from other answers, or may not be changed: shown, and said once it changes. A problem with it is led to like any other. */
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
      {value === '' ? '' : <AnswerText field={field} answer={value} />}
    </output>
  );
}

export const register = () => registerWidget('computed', ComputedWidget);
