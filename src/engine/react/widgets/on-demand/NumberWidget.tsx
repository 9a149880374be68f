import { type Answer, textOf } from '../../../core/answers.ts';
import type { ActiveField } from '../../../core/field.ts';
import {
  keptNumber,
  plainNumber,
  readNumber,
  shownNumber,
  writtenNumber,
} from '../../../core/values/numbers.ts';
import { Measured, measuredBy } from '../Measured.tsx';
import { registerWidget } from '../registry.tsx';
import { controlProps, type WidgetProps } from '../widget.ts';

/**
 * Accepts every key, because ignoring one would change the number (4k is not 4). On blur, formats a number;
 * validation reports any other text.
 */
export function NumberWidget(props: WidgetProps) {
  const { field, id, onChange, describedBy } = props;
  const kept = typeof props.value === 'number' ? writtenNumber(field, props.value) : textOf(props.value);
  return (
    <Measured id={id} ui={field.ui}>
      <input
        {...controlProps(props)}
        type="text"
        inputMode={field.ui.inputmode ?? keysFor(field.schema)}
        aria-describedby={measuredBy({ id, ui: field.ui }, describedBy)}
        value={shownNumber(kept)}
        onChange={(event) => onChange(keptNumber(event.target.value))}
        onBlur={() => {
          if (Number.isNaN(readNumber(kept, field))) return;
          const written = writtenNumber(field, plainNumber(kept, field)!);
          if (written !== kept) onChange(written);
        }}
      />
    </Measured>
  );
}

NumberWidget.numberIn = (field: ActiveField, answer: Answer) => readNumber(textOf(answer), field);

/**
 * Returns the phone's keyboard for a number: the text keyboard if the number may be negative, because numeric
 * keyboards have no minus key.
 */
function keysFor({ type, minimum = 0, decimals }: WidgetProps['field']['schema']) {
  if (minimum < 0) return 'text';
  return type === 'integer' || decimals === 0 ? 'numeric' : 'decimal';
}

export const register = () => registerWidget('number', NumberWidget);
