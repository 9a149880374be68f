import { createContext, type ReactNode, use } from 'react';
import type { ActiveField, WidgetName } from '../../core/field.ts';
import { DigitsWidget } from './DigitsWidget.tsx';
import { PasswordWidget } from './PasswordWidget.tsx';
import { TextWidget } from './TextWidget.tsx';
import type { Widget, WidgetProps } from './widget.ts';

const widgets: { [name in WidgetName]?: Widget } = {};

export const controls: Record<string, () => ReactNode> = {};

/** Passed by context, because RJSF renders the components between `Field` and its control. */
export const ControlContext = createContext<WidgetProps | undefined>(undefined);

/** Text, digits and passwords are on every page; `loadWidgets` imports the others. */
export function registerWidget(name: WidgetName, Widget: Widget): void {
  // A new component for the same widget would make React remount the controls on screen.
  if (widgets[name] === Widget) return;
  widgets[name] = Widget;
  controls[name] = () => <Widget {...use(ControlContext)!} />;
}

for (const name of ['text', 'textarea', 'email'] as const) registerWidget(name, TextWidget);
for (const name of ['digits', 'phone'] as const) registerWidget(name, DigitsWidget);
registerWidget('password', PasswordWidget);

export function widgetOf(name: WidgetName): Widget {
  const widget = widgets[name];
  if (!widget)
    throw new Error(`The page has to call loadWidgets or registerWidget: it has no widget ${name}.`);
  return widget;
}

/** A read-only field gets `computed`, which shows the answer as text, unless the field is hidden. */
export const widgetNameOf = ({ schema, ui }: Pick<ActiveField, 'schema' | 'ui'>): WidgetName =>
  schema.readOnly && ui.widget !== 'hidden' ? 'computed' : ui.widget;

/** Such a field has a legend instead of a label, and links to it lead to the first control. */
export const isComposite = (widget: WidgetName) =>
  ['radios', 'checkboxes', 'date', 'time', 'search', 'international-phone', 'files'].includes(widget);
