import type { ComponentProps } from 'react';

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
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog's form is not the form of the page under it, though React hands the event up to it.
        event.stopPropagation();
        onSubmit();
      }}
    />
  );
}
