import { controlProps, type WidgetProps } from './widget.ts';

/** One line of text, an e-mail address, or several lines. */
export function TextWidget(props: WidgetProps) {
  const { ui } = props.field;
  const control = {
    ...controlProps(props),
    inputMode: ui.inputmode,
    onChange: (event: { target: { value: string } }) => props.onChange(event.target.value),
  };
  if (ui.widget === 'textarea') return <textarea {...control} rows={ui.rows ?? 5} />;
  if (ui.widget === 'email')
    return <input {...control} type="email" spellCheck={false} autoCapitalize="none" />;
  return <input {...control} type="text" />;
}
