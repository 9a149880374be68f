import { textOf } from '../../core/answers.ts';
import { environment, messagesOf } from '../../core/environment.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/**
 * Digits only: other keys are blocked, and what is pasted or filled in is freed from spaces and signs.
 * What is pasted loses no digit, and a text that is no number at all (an input method, a wrong autofill) is left as it
 * is, both for the check to name.
 */
export function DigitsWidget(props: WidgetProps) {
  const { field, onChange, announce } = props;
  const value = textOf(props.value);
  const isPhone = field.ui.widget === 'phone';
  const words = messagesOf(fieldMessages);
  const { maxLength: longest = Number.POSITIVE_INFINITY } = field.schema;
  const clean = isPhone ? environment().canonicalPhone : digitsOf;
  const blocked = () => announce(words.onlyDigits);
  return (
    <input
      {...controlProps(props)}
      type={isPhone ? 'tel' : 'text'}
      inputMode="numeric"
      onBeforeInput={(event) => {
        const { data } = event.nativeEvent as InputEvent;
        if (data?.length !== 1 || /\d/.test(data)) return;
        event.preventDefault();
        blocked();
      }}
      onChange={(event) => {
        const text = event.target.value;
        const isTyped = isOneMore(text, value);
        const isNumber = /^[\d\s+().-]*$/.test(text);
        const next = isNumber ? (isTyped ? digitsOf(text) : clean(text)) : text;
        const fits = next.length <= longest;
        if (!fits) announce(words.maxDigits(longest));
        if (fits || !isTyped) onChange(next);
      }}
    />
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether one sign was added. What was pasted in place of it all may be one sign longer too: 123 456. */
function isOneMore(text: string, before: string): boolean {
  return [...text].some((_, at) => text.slice(0, at) + text.slice(at + 1) === before);
}
