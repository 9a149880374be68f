import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';

/** Of the form of a step, for what stands beside it and is posted with it. */
export const stepFormId = 'step-form';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate'> {
  readonly onSubmit: () => void;
}

/**
 * A form that the engine checks and the page sends. Where no script holds it the browser must not put what was typed
 * into an address, so it would post, which the page's policy should refuse.
 */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      {...props}
      method="post"
      noValidate
      // Before the button's own press, so that the page has them by then.
      onClickCapture={(event) => takeUnheardValues(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog's form is not the form of the page under it, though React hands the event up to it.
        event.stopPropagation();
        onSubmit();
      }}
    />
  );
}

const isTyped: ReadonlySet<string> = new Set(['text', 'tel', 'email', 'password', 'url', 'search']);

/**
 * Takes what a password manager has written into a field without any event, as if it had been typed. React keeps the value
 * that it knows as the default one.
 */
function takeUnheardValues(form: HTMLFormElement): void {
  // All before any: when React renders one it puts the others back.
  const unheard = [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && isTyped.has(control.type) && control.value !== control.defaultValue
      ? [[control, control.value] as const]
      : [],
  );
  for (const [control, value] of unheard) {
    control.value = control.defaultValue;
    // Past the setter by which React watches the value: otherwise it takes the event for one that changes nothing.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(control, value);
    flushSync(() => control.dispatchEvent(new Event('input', { bubbles: true })));
  }
}
