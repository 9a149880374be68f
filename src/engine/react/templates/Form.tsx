import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';

/** The id of a step's form, for controls outside it that are posted with it. */
export const stepFormId = 'step-form';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate'> {
  readonly onSubmit: () => void;
}

/**
 * A form that the engine validates and the page sends. Before the scripts run, the browser must not put typed text into a
 * URL, so its method is POST, which the page's policy may refuse.
 */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      {...props}
      method="post"
      noValidate
      // In the capture phase, so that the page has the values when the button's handler runs.
      onClickCapture={(event) => reportSilentValues(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        // React bubbles the event of a dialog's form to the form of the page below it.
        event.stopPropagation();
        onSubmit();
      }}
    />
  );
}

const isTyped: ReadonlySet<string> = new Set(['text', 'tel', 'email', 'password', 'url', 'search']);

/**
 * Reports values that a password manager set without an event, as if they had been typed. React mirrors the value it knows
 * in `defaultValue`.
 */
function reportSilentValues(form: HTMLFormElement): void {
  // Collect all first: when React renders one change, it resets the others.
  const silent = [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && isTyped.has(control.type) && control.value !== control.defaultValue
      ? [[control, control.value] as const]
      : [],
  );
  for (const [control, value] of silent) {
    control.value = control.defaultValue;
    // Bypass the setter that React patches on the element: otherwise React sees no change and ignores the event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(control, value);
    flushSync(() => control.dispatchEvent(new Event('input', { bubbles: true })));
  }
}
