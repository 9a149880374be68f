import { useSyncExternalStore } from 'react';
import { textOf } from '../../core/answers.ts';
import { type DateParts, dateOf, partsOf, yearChoices } from '../../core/dates.ts';
import { environment, messagesOf, spokenLanguage } from '../../core/environment.ts';
import { fieldMessages } from '../../core/field-messages.ts';
import { controlProps, type WidgetProps } from './widget.ts';

const days = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Day, month and year as three lists, in the order of the language; half a date is kept as it is, so that a draft loses nothing. */
export function DateWidget(props: WidgetProps) {
  const { field, id, value, onChange } = props;
  const parts = partsOf(textOf(value));
  const { subscribeToToday, today } = environment();
  const day = useSyncExternalStore(subscribeToToday, today, today);
  const words = messagesOf(fieldMessages);
  const years = yearChoices(field.schema.pastYears, day);
  const list = (part: keyof DateParts, title: string, choices: readonly string[], texts = choices) => (
    <label key={part} className={`date-${part}`}>
      {title}
      <select
        {...controlProps(props)}
        id={`${id}-${part}`}
        name={`${field.name}.${part}`}
        value={parts[part]}
        onChange={(event) => onChange(dateOf({ ...parts, [part]: event.target.value }))}
        autoComplete={field.ui.autocomplete && `${field.ui.autocomplete}-${part}`}
      >
        <option value="">{title}</option>
        {choices.map((choice, index) => (
          <option key={choice} value={choice}>
            {texts[index]}
          </option>
        ))}
      </select>
    </label>
  );
  const lists = {
    day: list('day', words.day, days),
    month: list('month', words.month, days.slice(0, 12), words.months),
    year: list('year', words.year, years),
  };
  return <div className="date">{spokenLanguage().dateOrder.map((part) => lists[part])}</div>;
}
