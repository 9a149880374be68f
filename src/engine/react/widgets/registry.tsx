import { createContext, type ReactNode, use } from 'react';
import type { ActiveField, WidgetName } from '../../core/field.ts';
import { DigitsWidget } from './DigitsWidget.tsx';
import { PasswordWidget } from './PasswordWidget.tsx';
import { TextWidget } from './TextWidget.tsx';
import type { Widget, WidgetProps } from './widget.ts';

const widgets: { [name in WidgetName]?: Widget } = {};

export const controls: Record<string, () => ReactNode> = {};

/** Passes a widget's props by context, because components of RJSF are between `Field` and the widget. */
export const ControlContext = createContext<WidgetProps | undefined>(undefined);

/**
 * Makes a widget available to all forms. Widgets for text, digits and passwords are registered on every page;
 * `loadWidgets` imports the others.
 */
export function registerWidget(name: WidgetName, Widget: Widget): void {
  // A widget that is registered again keeps its component in `controls`, because React would remount the
  // controls on screen if it got a new component.
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

/**
 * Returns the name of the widget that shows a field. For a read-only field that is not hidden, this is
 * `computed`, which shows the answer as text.
 */
export const widgetNameOf = ({ schema, ui }: Pick<ActiveField, 'schema' | 'ui'>): WidgetName =>
  schema.readOnly && ui.widget !== 'hidden' ? 'computed' : ui.widget;

/**
 * Returns true if a field has several controls, so that it needs a legend in place of a label. A link to the
 * field leads to its first control.
 */
export const isComposite = (widget: WidgetName) =>
  ['radios', 'checkboxes', 'date', 'time', 'search', 'international-phone', 'files'].includes(widget);
