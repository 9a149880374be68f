import type { WidgetName } from '../../core/field.ts';
import { DigitsWidget } from './DigitsWidget.tsx';
import { PasswordWidget } from './PasswordWidget.tsx';
import { TextWidget } from './TextWidget.tsx';
import type { Widget } from './widget.ts';

/** The widgets of every page. Others are those of the `Wizard` and, in on-demand/, those that few forms need; `hidden` shows nothing. */
const widgets: { [name in WidgetName]?: Widget } = {
  text: TextWidget,
  textarea: TextWidget,
  email: TextWidget,
  digits: DigitsWidget,
  phone: DigitsWidget,
  password: PasswordWidget,
};

/**
 * Puts a widget in the place of the engine's own. The one for files is not among those: it brings the photos and what
 * keeps files on the phone, which a log-in needs neither of. The `Wizard` registers it, and so does a page that asks for
 * files without one.
 */
export function registerWidget(name: WidgetName, widget: Widget): void {
  widgets[name] = widget;
}

export function widgetOf(name: WidgetName): Widget {
  const widget = widgets[name];
  if (!widget)
    throw new Error(`The page has to call loadWidgets or registerWidget: it has no widget ${name}.`);
  return widget;
}

/** Widgets of several controls: named by a legend, and entered by their first control. */
export const isComposite = (widget: WidgetName) =>
  ['radios', 'checkboxes', 'date', 'time', 'search', 'international-phone', 'files'].includes(widget);
