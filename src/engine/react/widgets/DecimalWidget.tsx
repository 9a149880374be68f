import { type Answer, textOf } from '../../core/answers.ts';
import { environment, messagesOf, spokenLanguage } from '../../core/environment.ts';
import type { ActiveField } from '../../core/field.ts';
import {
  isDecimalTyped,
  keptNumber,
  normalizeDecimal,
  numberOf,
  parseDecimal,
  shownNumber,
} from '../../core/values/decimal.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { Measured, measuredBy } from './Measured.tsx';
import { controlProps, type WidgetProps } from './widget.ts';

/**
 * Digits with an optional point and two places, kept as text: a number input changes by the wheel and differs
 * from browser to browser. Other input is ignored, and why is said.
 */
export function DecimalWidget(props: WidgetProps) {
  const { field, id, onChange, announce, describedBy } = props;
  const value = textOf(props.value);
  const { maxLength = Number.POSITIVE_INFINITY } = field.schema;
  const input = (
    <input
      {...controlProps(props)}
      aria-describedby={measuredBy({ id, ui: field.ui }, describedBy)}
      value={shownNumber(value, spokenLanguage().numberSigns)}
      type="text"
      inputMode="decimal"
      onChange={(event) => {
        const text = keptNumber(event.target.value, spokenLanguage().numberSigns);
        const taken = isDecimalTyped(text) ? text : parseDecimal(text, environment().currencySign);
        if (taken === undefined || taken.length > maxLength) {
          announce(messagesOf(fieldMessages).onlyDecimals);
        } else {
          onChange(taken);
        }
      }}
      onBlur={() => {
        if (normalizeDecimal(value) !== value) onChange(normalizeDecimal(value));
      }}
    />
  );
  const { prefix, suffix } = field.ui;
  if (!prefix && !suffix) return input;
  return (
    <Measured id={id} ui={field.ui}>
      {input}
    </Measured>
  );
}

DecimalWidget.numberIn = (_field: ActiveField, answer: Answer) => numberOf(textOf(answer));
