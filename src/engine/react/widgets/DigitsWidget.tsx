import { type Answer, textOf } from '../../core/answers.ts';
import { environment, messagesOf } from '../../core/environment.ts';
import type { ActiveField } from '../../core/field.ts';
import { codeLength, readDigits } from '../../core/values/digits.ts';
import { phoneDigits } from '../../core/values/phone-text.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { controlProps, keyAdded, type WidgetProps } from './widget.ts';

/**
 * Renders an input for digits. Other keys are ignored, and separators are removed from pasted or autofilled
 * text. Points, commas and the dash of a range are kept where removing them would change the number;
 * validation then reports them.
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
        // A typed digit that would make a phone number too long is ignored, unless the number starts with 00,
        // for which there is advice. In a count, the digit is kept and validation reports it, because without
        // it the count would be a different number.
        if (fits || !isTyped || !isPhone || next.startsWith('00')) onChange(next);
        if (!fits) announce(words.maxDigits(longest));
      }}
    />
  );
}

/**
 * Returns which digits to leave out of a phone number that is too long because it starts with 00 and a
 * country code.
 */
DigitsWidget.advice = ({ schema, ui }: ActiveField, answer: Answer) => {
  const typed = textOf(answer);
  const isTooLong = ui.widget === 'phone' && typed.length > (schema.maxLength ?? typed.length);
  if (!isTooLong || !/^00\d+$/.test(typed)) return undefined;
  const own = environment().canonicalPhone(typed.slice(2));
  return messagesOf(fieldMessages).leaveOut(typed.slice(0, typed.length - own.length));
};
