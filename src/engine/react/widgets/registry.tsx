import { createContext, type ReactNode, use } from 'react';
import type { ActiveField, WidgetName } from '../../core/field.ts';
import { DigitsWidget } from './DigitsWidget.tsx';
import { PasswordWidget } from './PasswordWidget.tsx';
import { TextWidget } from './TextWidget.tsx';
import type { Widget, WidgetProps } from './widget.ts';

const widgets: { [name in WidgetName]?: Widget } = {};

/** The widgets as RJSF renders them: each takes its props from the `Field` around it. */
export const controls: Record<string, () => ReactNode> = {};

/** The props that a `Field` passes to its control. */
export const ControlContext = createContext<WidgetProps | undefined>(undefined);

/**
 * Adds or replaces a widget. Every page has those for text, digits and passwords; forms load the others that they
 * need (loadWidgets).
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

/** The widget of a field. A read-only answer is never an input. */
export const widgetNameOf = ({ schema, ui }: Pick<ActiveField, 'schema' | 'ui'>): WidgetName =>
  schema.readOnly && ui.widget !== 'hidden' ? 'computed' : ui.widget;

/** Widgets of several controls: labelled by a legend; links go to their first control. */
export const isComposite = (widget: WidgetName) =>
  ['radios', 'checkboxes', 'date', 'time', 'search', 'international-phone', 'files'].includes(widget);
