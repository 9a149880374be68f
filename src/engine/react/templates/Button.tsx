import type { ComponentProps } from 'react';
import { actionName, type PostedAction } from '../../core/posted/actions.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `plain` next to a filled button, `text` for a less prominent action. */
  readonly variant?: 'filled' | 'plain' | 'text';
  /** Without JavaScript: the action that the form is posted with. */
  readonly post?: PostedAction | undefined;
}

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
