import { messagesOf } from '../../../core/environment.ts';
import { choicesOf, offerOf } from '../../../core/values/options.ts';
import { fieldMessages } from '../../../core/words/field-messages.ts';
import { OptionText } from '../OptionText.tsx';
import { registerWidget } from '../registry.tsx';
import type { WidgetProps } from '../widget.ts';

export function CheckboxesWidget({ field, id, value, onChange, invalid, describedBy }: WidgetProps) {
  const chosen = choicesOf(value);
  const { options, groups } = offerOf(field, value);
  const choice = (option: string) => {
    const index = options.indexOf(option);
    return (
      <label key={option} className="choice">
        <input
          type="checkbox"
          id={index === 0 ? id : `${id}-${index + 1}`}
          name={field.name}
          value={option}
          checked={chosen.includes(option)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, option] : chosen.filter((each) => each !== option))
          }
          aria-describedby={describedBy}
          aria-invalid={invalid}
        />
        <OptionText field={field} option={option} />
      </label>
    );
  };
  if (field.waitsFor) return <div>{messagesOf(fieldMessages).selectFirst(field.waitsFor)}</div>;
  return (
    <div className={groups && 'stack'}>
      {groups
        ? groups.map(({ title, values }) => (
            <fieldset key={title} className="field">
              <legend>{title}</legend>
              <div>{values.map(choice)}</div>
            </fieldset>
          ))
        : options.map(choice)}
      {/* This hidden input tells the server that the checkboxes were on the page, because unticked
          checkboxes are not posted. */}
      <input type="hidden" name={field.name} value="" />
    </div>
  );
}

export const register = () => registerWidget('checkboxes', CheckboxesWidget);
