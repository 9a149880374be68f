import { textOf } from '../../core/answers.ts';
import { offerOf, optionTitle } from '../../core/options.ts';
import type { WidgetProps } from './widget.ts';

/** Five options or fewer: all in sight. The first carries the field's id, so that links to the field reach it. */
export function RadiosWidget({ field, id, value, onChange, describedBy }: WidgetProps) {
  return (
    <div>
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
          {optionTitle(field, option)}
        </label>
      ))}
    </div>
  );
}
