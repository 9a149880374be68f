import { controlProps, type WidgetProps } from './widget.ts';

const isAddress: ReadonlySet<string> = new Set(['email', 'uri']);

export function TextWidget(props: WidgetProps) {
  const { schema, ui } = props.field;
  const control = {
    ...controlProps(props),
    inputMode: ui.inputmode,
    ...(isAddress.has(schema.format ?? ui.widget) && { spellCheck: false, autoCapitalize: 'none' }),
    onChange: (event: { target: { value: string } }) => props.onChange(event.target.value),
  };
  if (ui.widget === 'textarea') return <textarea {...control} rows={ui.rows ?? 4} />;
  const isMail = ui.widget === 'email' || schema.format === 'email';
  return <input {...control} type={isMail ? 'email' : schema.format === 'uri' ? 'url' : 'text'} />;
}
