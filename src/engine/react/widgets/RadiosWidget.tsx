import { textOf } from '../../core/answers.ts';
import { messagesOf } from '../../core/environment.ts';
import { fieldMessages } from '../../core/field-messages.ts';
import { offerOf } from '../../core/options.ts';
import { OptionText } from './OptionText.tsx';
import type { WidgetProps } from './widget.ts';

/** Five options or fewer: all in sight. The first carries the field's id, so that links to the field reach it. */
export function RadiosWidget({ field, id, value, onChange, describedBy }: WidgetProps) {
  return (
    <div>
      {field.waitsFor && messagesOf(fieldMessages).selectFirst(field.waitsFor)}
      {offerOf(field, textOf(value)).options.map((option, index) => (
        <label key={option} className="choice">
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${index + 1}`}
            name={field.name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            aria-describedby={describedBy}
          />
          <OptionText field={field} option={option} />
        </label>
      ))}
    </div>
  );
}
