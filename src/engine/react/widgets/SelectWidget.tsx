import { textOf } from '../../core/answers.ts';
import { messagesOf } from '../../core/environment.ts';
import { offerOf, optionTitle } from '../../core/values/options.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** Uses a native select: one tap opens it, typing finds an option, and it works without JavaScript. */
export function SelectWidget(props: WidgetProps) {
  const { field, onChange } = props;
  const value = textOf(props.value);
  const words = messagesOf(fieldMessages);
  const { options, groups } = offerOf(field, value);
  const option = (each: string) => (
    <option key={each} value={each}>
      {optionTitle(field, each)}
    </option>
  );
  return (
    <select
      {...controlProps(props)}
      value={options.includes(value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{field.waitsFor ? words.selectFirst(field.waitsFor) : words.noChoice}</option>
      {groups
        ? groups.map(({ title, values }) => (
            <optgroup key={title} label={title}>
              {values.map(option)}
            </optgroup>
          ))
        : options.map(option)}
    </select>
  );
}
