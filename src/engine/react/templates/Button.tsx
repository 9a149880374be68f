import type { ComponentProps } from 'react';
import { actionName, type PostedAction } from '../../core/posted/actions.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * `plain` is for a button next to a filled one, `text` for a less important action that looks like a link.
   */
  readonly variant?: 'filled' | 'plain' | 'text';
  /** The action that the button posts with the form if there is no JavaScript. */
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
