import { controlProps, type WidgetProps } from './widget.ts';

interface PartSelectProps extends Omit<WidgetProps, 'value' | 'onChange'> {
  readonly part: string;
  readonly title: string;
  readonly value: string;
  readonly choices: readonly string[];
  readonly texts: readonly string[];
  readonly onChange: (choice: string) => void;
}

export function PartSelect({ part, title, value, choices, texts, onChange, ...props }: PartSelectProps) {
  const { name, ui } = props.field;
  return (
    <label className={`date-${part}`}>
      {title}
      <select
        {...controlProps({ ...props, value })}
        id={`${props.id}-${part}`}
        name={`${name}.${part}`}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={ui.autocomplete && `${ui.autocomplete}-${part}`}
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
}
