import { environment, messagesOf } from '../../core/environment.ts';
import { fieldMessages } from '../../core/field-messages.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/**
 * Digits only: other keys are blocked, and what is pasted or filled in is freed from spaces and signs. Only a
 * text that is no number at all (an input method, a wrong autofill) is left as it is, for the check to name.
 */
export function DigitsWidget(props: WidgetProps) {
  const { field, value, onChange, announce } = props;
  const { ui, schema } = field;
  const isPhone = ui.widget === 'phone';
  const { phone } = environment();
  const words = messagesOf(fieldMessages);
  const longest = isPhone ? phone.maxDigits : (schema.maxLength ?? Number.POSITIVE_INFINITY);
  const clean = isPhone ? phone.canonical : digitsOf;
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
        if (isTyped && text.length > longest) return announce(words.maxDigits(longest));
        onChange(/^[\d\s+().-]*$/.test(text) ? (isTyped ? digitsOf(text) : clean(text)) : text);
      }}
    />
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether one sign was added. What was pasted in place of it all may be one sign longer too: 123 456. */
function isOneMore(text: string, before: string): boolean {
  return [...text].some((_, at) => text.slice(0, at) + text.slice(at + 1) === before);
}
