import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';

/** The HTML id of a step's form, for buttons outside the form that post it. */
export const stepFormId = 'step-form';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate'> {
  readonly onSubmit: () => void;
}

/**
 * Renders a form that the engine validates and the page sends. The method is POST, because a form that is
 * submitted before the scripts run would otherwise put the typed texts into the URL. The page's
 * Content-Security-Policy may block that POST.
 */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      {...props}
      method="post"
      noValidate
      // In the capture phase, so that the form has these values before the clicked button's own handler runs.
      onClickCapture={(event) => reportSilentValues(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        // React also bubbles submit events from a dialog to the form of the page that renders the dialog.
        event.stopPropagation();
        onSubmit();
      }}
    />
  );
}

const isTyped: ReadonlySet<string> = new Set(['text', 'tel', 'email', 'password', 'url', 'search']);

/**
 * Dispatches input events for values that a password manager has set without an event. They are recognized by
 * `defaultValue`, in which React keeps the last value that it knows.
 */
function reportSilentValues(form: HTMLFormElement): void {
  // All values are collected first, because rendering one change makes React reset the other controls.
  const silent = [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && isTyped.has(control.type) && control.value !== control.defaultValue
      ? [[control, control.value] as const]
      : [],
  );
  for (const [control, value] of silent) {
    control.value = control.defaultValue;
    // Bypasses React's own `value` setter on the element, with which React would see no change and ignore the
    // event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(control, value);
    flushSync(() => control.dispatchEvent(new Event('input', { bubbles: true })));
  }
}
