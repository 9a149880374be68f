import { useContext } from 'react';
import { messagesOf } from '../../core/environment.ts';
import type { ActiveField } from '../../core/field.ts';
import { offerOf } from '../../core/values/options.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { OptionText } from './OptionText.tsx';
import { registerWidget } from './registry.tsx';
import '../tiles.css';
import { FeedbackContext, type WidgetProps } from './widget.ts';

const yesAndNo = [true, false];

/**
 * The first radio button has the field's id, so links to the field lead to it. The buttons have no
 * `aria-describedby`, because the fieldset around them (Field.tsx) has it: screen readers would repeat hint
 * and error at every option.
 */
export function RadiosWidget({ field, id, value, onChange }: WidgetProps) {
  const options = field.schema.type === 'boolean' ? yesAndNo : offerOf(field, value).options;
  const feedback = useContext(FeedbackContext);
  const chosen = feedback?.verdict ? `choice choice-on choice-${feedback.verdict}` : 'choice choice-on';
  return (
    <div className={areShort(field, options) ? 'tiles tiles-short' : 'tiles'}>
      {field.waitsFor && messagesOf(fieldMessages).selectFirst(field.waitsFor)}
      {options.map((option, index) => (
        <label key={String(option)} className={option === value ? chosen : 'choice'}>
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
      {feedback?.region}
    </div>
  );
}

function areShort({ ui }: ActiveField, options: readonly (string | boolean)[]): boolean {
  return (
    options.length < 4 &&
    options.every((each) => String(each).length < 9) &&
    !ui.optionHelp &&
    !ui.optionImages
  );
}

export const register = () => registerWidget('radios', RadiosWidget);
