import { type Answer, textOf } from '../../core/answers.ts';
import { environment, messagesOf } from '../../core/environment.ts';
import type { ActiveField } from '../../core/field.ts';
import { codeLength, phoneDigits, readDigits } from '../../core/values/digits.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { controlProps, keyAdded, type WidgetProps } from './widget.ts';

/**
 * Digits only: other keys are blocked, and what is pasted or filled in is freed from spaces and signs. A point or a comma
 * may stand between two numbers, so it stays, and so does a text that is no number at all (an input method, a wrong
 * autofill): the check names both. What is pasted loses no digit.
 */
export function DigitsWidget(props: WidgetProps) {
  const { field, onChange, announce } = props;
  const value = textOf(props.value);
  const isPhone = field.ui.widget === 'phone';
  const words = messagesOf(fieldMessages);
  const { maxLength: longest = Number.POSITIVE_INFINITY } = field.schema;
  return (
    <input
      {...controlProps(props)}
      type={isPhone ? 'tel' : 'text'}
      inputMode="numeric"
      onBeforeInput={(event) => {
        const { data } = event.nativeEvent as InputEvent;
        if (data?.length !== 1 || /\p{Nd}/u.test(data) || (!isPhone && value && /[.,]/.test(data))) return;
        event.preventDefault();
        announce(words.onlyDigits);
      }}
      onChange={(event) => {
        const text = event.target.value;
        const isTyped = keyAdded(text, value) !== undefined;
        const readPhone = isTyped ? phoneDigits : environment().canonicalPhone;
        const next = isPhone ? (readPhone(text) ?? text) : readDigits(text, codeLength(field.schema));
        const fits = next.length <= longest;
        // Of the digits of a phone number none would be missed; a count would be another one.
        if (fits || !isTyped || !isPhone || next.startsWith('00')) onChange(next);
        if (!fits) announce(words.maxDigits(longest));
      }}
    />
  );
}

/** A number with the country's code behind 00 is too long, and only with that. */
DigitsWidget.advice = ({ schema, ui }: ActiveField, answer: Answer) => {
  const typed = textOf(answer);
  const isTooLong = ui.widget === 'phone' && typed.length > (schema.maxLength ?? typed.length);
  if (!isTooLong || !/^00\d+$/.test(typed)) return undefined;
  const own = environment().canonicalPhone(typed.slice(2));
  return messagesOf(fieldMessages).leaveOut(typed.slice(0, typed.length - own.length));
};
