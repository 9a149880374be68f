import type { ComponentProps } from 'react';
import { actionName, type PostedAction } from '../../core/posted/actions.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `plain` beside a filled one, `text` where a button would be too loud. */
  readonly variant?: 'filled' | 'plain' | 'text';
  /** What the server is told to do where no script runs: the form around the button is posted with it. */
  readonly post?: PostedAction | undefined;
}

/** A native button in the clothes of the product's style sheet. */
export function Button({ variant = 'filled', post, ...props }: ButtonProps) {
  return (
    <button
      type={post ? 'submit' : 'button'}
      {...(post && { name: actionName, value: post })}
      className={variant === 'filled' ? 'button' : `button button-${variant}`}
      {...props}
      onClick={(event) => {
        if (post) event.preventDefault();
        props.onClick?.(event);
      }}
    />
  );
}
