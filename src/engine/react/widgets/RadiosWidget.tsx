import { messagesOf } from '../../core/environment.ts';
import { offerOf } from '../../core/values/options.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { OptionText } from './OptionText.tsx';
import { registerWidget } from './registry.ts';
import type { WidgetProps } from './widget.ts';

const yesAndNo = [true, false];

/**
 * Five options or fewer, or yes and no: all in sight. The first carries the field's id, so that links to the field reach it.
 * Help and error are the group's: said once, not with every option.
 */
export function RadiosWidget({ field, id, value, onChange }: WidgetProps) {
  const options = field.schema.type === 'boolean' ? yesAndNo : offerOf(field, value).options;
  return (
    <div>
      {field.waitsFor && messagesOf(fieldMessages).selectFirst(field.waitsFor)}
      {options.map((option, index) => (
        <label key={String(option)} className="choice">
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${index + 1}`}
            name={field.name}
            value={String(option)}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {typeof option === 'string' ? (
            <OptionText field={field} option={option} />
          ) : (
            messagesOf(fieldMessages)[option ? 'yes' : 'no']
          )}
        </label>
      ))}
    </div>
  );
}

export const register = () => registerWidget('radios', RadiosWidget);
