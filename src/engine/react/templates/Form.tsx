import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';

export const stepFormId = 'step-form';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate'> {
  readonly onSubmit: () => void;
}

/** The method is POST, because a form submitted before the scripts run must not put answers into the URL. */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      {...props}
      method="post"
      noValidate
      // Runs in the capture phase, so that a password manager's values are stored before the button's click
      // handler runs.
      onClickCapture={(event) => reportSilentValues(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        // The event is stopped, because React also passes a submit event from a dialog to the form of the
        // page that renders the dialog.
        event.stopPropagation();
        onSubmit();
      }}
    />
  );
}

const isTyped: ReadonlySet<string> = new Set(['text', 'tel', 'email', 'password', 'url', 'search']);

/**
 * Dispatches input events for values that a password manager set without an event. These values differ from
 * `defaultValue`, in which React keeps the last value that it knows.
 */
function reportSilentValues(form: HTMLFormElement): void {
  // All values are read first, because React resets the other controls when it renders one change.
  const silent = [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && isTyped.has(control.type) && control.value !== control.defaultValue
      ? [[control, control.value] as const]
      : [],
  );
  for (const [control, value] of silent) {
    control.value = control.defaultValue;
    // Calls the prototype's setter, because React overrides the element's own setter. If that one were
    // called, React would see no change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(control, value);
    flushSync(() => control.dispatchEvent(new Event('input', { bubbles: true })));
  }
}
