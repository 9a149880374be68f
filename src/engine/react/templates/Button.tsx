import type { ComponentProps } from 'react';
import { actionName, type PostedAction } from '../../core/posted/actions.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'filled' | 'plain' | 'text';
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
