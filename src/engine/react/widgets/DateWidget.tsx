import { useSyncExternalStore } from 'react';
import { textOf } from '../../core/answers.ts';
import { environment, messagesOf, spokenLanguage } from '../../core/environment.ts';
import { dateOf, partsOf } from '../../core/values/date-parts.ts';
import { partsIn } from '../../core/values/dates.ts';
import { yearChoices } from '../../core/values/year-choices.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { PartSelect } from './PartSelect.tsx';
import type { WidgetProps } from './widget.ts';

const days = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Shows the parts of a date in the order of the product's language. An incomplete date is stored as well. */
export function DateWidget(props: WidgetProps) {
  const { schema } = props.field;
  const parts = partsOf(textOf(props.value));
  const { subscribeToToday, today } = environment();
  const now = useSyncExternalStore(subscribeToToday, today, today);
  const words = messagesOf(fieldMessages);
  const choices = { day: days, month: days.slice(0, 12), year: yearChoices(schema, now) };
  return (
    <div className="date">
      {partsIn(schema.format, spokenLanguage().dateOrder).map((part) => (
        <PartSelect
          key={part}
          {...props}
          part={part}
          title={words[part]}
          value={parts[part]}
          choices={choices[part]}
          texts={part === 'month' ? words.months : choices[part]}
          onChange={(chosen) => props.onChange(dateOf({ ...parts, [part]: chosen }))}
        />
      ))}
    </div>
  );
}
