import { useSyncExternalStore } from 'react';
import { type DateParts, dateOf, partsOf, yearChoices } from '../../core/dates.ts';
import { environment, messagesOf } from '../../core/environment.ts';
import { fieldMessages } from '../../core/field-messages.ts';
import { controlProps } from './control-props.ts';
import type { WidgetProps } from './widget.ts';

const twoDigits = (n: number) => String(n).padStart(2, '0');
const days = Array.from({ length: 31 }, (_, index) => twoDigits(index + 1)).map((day) => [day, day] as const);

/** Day, month and year as three lists; half a date is kept as it is, so that a draft loses nothing. */
export function DateWidget(props: WidgetProps) {
  const { field, id, value, onChange } = props;
  const parts = partsOf(value);
  const { subscribeToToday, today } = environment();
  const day = useSyncExternalStore(subscribeToToday, today, today);
  const words = messagesOf(fieldMessages);
  const months = words.months.map((month, index) => [twoDigits(index + 1), month] as const);
  const years = yearChoices(field.schema.pastYears ?? 100, day).map((year) => [year, year] as const);
  const list = (part: keyof DateParts, title: string, choices: readonly (readonly [string, string])[]) => (
    <label className={`date-${part}`}>
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
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className="date">
      {list('day', words.day, days)}
      {list('month', words.month, months)}
      {list('year', words.year, years)}
    </div>
  );
}
