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
      // The capture phase comes first, so that a password manager's values are stored before the button's
      // click handler runs.
      onClickCapture={(event) => reportSilentValues(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        // Without this, React would pass the submit event of a form in a dialog to the form of the page that
        // renders the dialog.
        event.stopPropagation();
        onSubmit();
      }}
    />
  );
}

const isTyped: ReadonlySet<string> = new Set(['text', 'tel', 'email', 'password', 'url', 'search']);

/**
 * Dispatches input events for values that a password manager set without an event. Such a value differs from
 * `defaultValue`, because React stores the last value that it knows of in `defaultValue`.
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
    // This calls the setter of the prototype. React overrides the setter of the element itself; through that,
    // it would see no change and ignore the event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(control, value);
    flushSync(() => control.dispatchEvent(new Event('input', { bubbles: true })));
  }
}
