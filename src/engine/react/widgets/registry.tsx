import { createContext, type ReactNode, use } from 'react';
import type { ActiveField, WidgetName } from '../../core/field.ts';
import { DigitsWidget } from './DigitsWidget.tsx';
import { PasswordWidget } from './PasswordWidget.tsx';
import { TextWidget } from './TextWidget.tsx';
import type { Widget, WidgetProps } from './widget.ts';

const widgets: { [name in WidgetName]?: Widget } = {};

/** The same widgets as RJSF renders them: each takes its props from the `Field` around it. */
export const controls: Record<string, () => ReactNode> = {};

/** What the `Field` around a control gives to it. */
export const ControlContext = createContext<WidgetProps | undefined>(undefined);

/**
 * Adds a widget, or replaces one. Every page has those for text, digits and passwords; others come with the forms that
 * need them (loadWidgets).
 */
export function registerWidget(name: WidgetName, Widget: Widget): void {
  // Keep the component: React would remount a control in use if it became another.
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

/** The widget that shows a field. A read-only answer is shown and never asked for. */
export const widgetNameOf = ({ schema, ui }: Pick<ActiveField, 'schema' | 'ui'>): WidgetName =>
  schema.readOnly && ui.widget !== 'hidden' ? 'computed' : ui.widget;

/** Widgets of several controls: named by a legend, and entered by their first control. */
export const isComposite = (widget: WidgetName) =>
  ['radios', 'checkboxes', 'date', 'time', 'search', 'international-phone', 'files'].includes(widget);
