import { type Answer, textOf } from '../../core/answers.ts';
import { environment, messagesOf } from '../../core/environment.ts';
import type { ActiveField } from '../../core/field.ts';
import { codeLength, readDigits } from '../../core/values/digits.ts';
import { phoneDigits } from '../../core/values/phone-text.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { controlProps, keyAdded, type WidgetProps } from './widget.ts';

/**
 * Rejects keys other than digits, and removes separators from pasted or autofilled text. Points, commas and
 * the dash of a range stay if their removal would change the number; validation then reports them.
 */
export function DigitsWidget(props: WidgetProps) {
  const { field, onChange, announce } = props;
  const value = textOf(props.value);
  const isPhone = field.ui.widget === 'phone';
  const words = messagesOf(fieldMessages);
  const { maxLength: longest = Number.POSITIVE_INFINITY } = field.schema;
  const length = codeLength(field.schema);
  const keptSigns = length ? /[.,]/ : /[.,\p{Pd}]/u;
  return (
    <input
      {...controlProps(props)}
      type={isPhone ? 'tel' : 'text'}
      inputMode="numeric"
      onBeforeInput={(event) => {
        const { data } = event.nativeEvent as InputEvent;
        if (data?.length !== 1 || /\p{Nd}/u.test(data) || (!isPhone && value && keptSigns.test(data))) return;
        event.preventDefault();
        announce(words.onlyDigits);
      }}
      onChange={(event) => {
        const text = event.target.value;
        const isTyped = keyAdded(text, value) !== undefined;
        const readPhone = isTyped ? phoneDigits : environment().canonicalPhone;
        const next = isPhone ? (readPhone(text) ?? text) : readDigits(text, length);
        const fits = next.length <= longest;
        // A digit that makes a phone number too long is ignored, except after 00, where `advice` shows a
        // note. Other fields keep the digit, because ignoring it would change the number. Validation then
        // reports it.
        if (fits || !isTyped || !isPhone || next.startsWith('00')) onChange(next);
        if (!fits) announce(words.maxDigits(longest));
      }}
    />
  );
}

DigitsWidget.advice = ({ schema, ui }: ActiveField, answer: Answer) => {
  const typed = textOf(answer);
  const isTooLong = ui.widget === 'phone' && typed.length > (schema.maxLength ?? typed.length);
  if (!isTooLong || !/^00\d+$/.test(typed)) return undefined;
  const own = environment().canonicalPhone(typed.slice(2));
  return messagesOf(fieldMessages).leaveOut(typed.slice(0, typed.length - own.length));
};
