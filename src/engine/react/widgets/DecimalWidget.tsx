import { type Answer, textOf } from '../../core/answers.ts';
import { messagesOf, spokenLanguage } from '../../core/environment.ts';
import type { ActiveField } from '../../core/field.ts';
import {
  decimalText,
  keptNumber,
  plainNumber,
  plainSigns,
  readNumber,
  shownNumber,
} from '../../core/values/numbers.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { Measured, measuredBy } from './Measured.tsx';
import { controlProps, keyAdded, type WidgetProps } from './widget.ts';

/**
 * Digits with an optional point and two places, kept as text: a number input changes by the wheel and differs from
 * browser to browser. A key that cannot be part of such a number is ignored, and why is said. What would make another
 * number if it were left out stays as it was typed, for the check to name.
 */
export function DecimalWidget(props: WidgetProps) {
  const { field, id, onChange, announce, describedBy } = props;
  const value = textOf(props.value);
  const input = (
    <input
      {...controlProps(props)}
      aria-describedby={measuredBy({ id, ui: field.ui }, describedBy)}
      value={shownNumber(value, spokenLanguage().numberSigns)}
      type="text"
      inputMode="decimal"
      onChange={(event) => {
        const text = keptNumber(plainSigns(event.target.value), spokenLanguage().numberSigns);
        const key = keyAdded(text, value);
        const isTaken = key ? isPartOf(text, key, field) : text === '' || /\d/.test(text);
        if (!isTaken) announce(messagesOf(fieldMessages).onlyDecimals);
        else onChange(key || text.length < value.length ? text : decimalText(text, field));
      }}
      onBlur={() => {
        const plain = decimalText(value, field);
        if (plain !== value) onChange(plain);
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

DecimalWidget.numberIn = (field: ActiveField, answer: Answer) => readNumber(textOf(answer), field);

/** Whether a key belongs where it was typed: behind digits every sign that people write between them does. */
function isPartOf(text: string, { sign, behind }: Key, field: ActiveField): boolean {
  // 12.000 and 4k are thousands to many people; a grade has none.
  const isAmount = (field.ui.prefix ?? field.ui.suffix) !== undefined;
  if (/\d/.test(sign)) {
    const isThirdPlace = /^\d*[.,]\d{3}$/.test(text);
    return !isThirdPlace || (isAmount && !/\.\d{3}$/.test(plainNumber(text, field) ?? ''));
  }
  if (/[.,]/.test(sign) && /[.,]/.test(behind)) return isAmount;
  if (sign === '.') return true;
  return /\d/.test(behind) && (/[\s,'’/:;\p{Pd}]/u.test(sign) || (isAmount && /[km]/i.test(sign)));
}

type Key = NonNullable<ReturnType<typeof keyAdded>>;
