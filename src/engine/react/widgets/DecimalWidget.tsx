import { type Answer, textOf } from '../../core/answers.ts';
import { messagesOf } from '../../core/environment.ts';
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
 * Rejects keys that cannot be part of a number, and shows a note. Accepts the k of 4k, because without it the
 * number would be 4. Does not use `type="number"`, which behaves differently across browsers and lets the
 * mouse wheel change the value.
 */
export function DecimalWidget(props: WidgetProps) {
  const { field, id, onChange, announce, describedBy } = props;
  const value = textOf(props.value);
  const input = (
    <input
      {...controlProps(props)}
      aria-describedby={measuredBy({ id, ui: field.ui }, describedBy)}
      value={shownNumber(value)}
      type="text"
      inputMode="decimal"
      size={widthOf(field)}
      onChange={(event) => {
        const text = keptNumber(plainSigns(event.target.value));
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

function widthOf({ schema: { maxLength } }: ActiveField): number | undefined {
  return maxLength !== undefined && maxLength <= 20 ? maxLength : undefined;
}

/**
 * Returns whether a typed key can be part of a number. Accepts a digit, unless it can only be a third decimal
 * place. Accepts a decimal point. After a digit, accepts other characters that people write in numbers, such
 * as a space.
 */
function isPartOf(text: string, { sign, behind }: Key, field: ActiveField): boolean {
  // In an amount (a number with currency or unit), 12.000 and 4k can mean thousands. In a grade, they cannot.
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
