import type { ComponentProps } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `plain` beside a filled one, `text` where a button would be too loud. */
  readonly variant?: 'filled' | 'plain' | 'text';
}

/** A native button in the clothes of the product's style sheet. */
export function Button({ variant = 'filled', ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={variant === 'filled' ? 'button' : `button button-${variant}`}
      {...props}
    />
  );
}
