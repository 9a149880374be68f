import type { ReactNode } from 'react';
import './Icon.css';

interface IconProps {
  /** Pixels, of the 24 that it is drawn in. */
  readonly size?: number;
  readonly className?: string;
  /** Its lines. */
  readonly children: ReactNode;
}

/** A line drawing in the colour of the words beside it, which say what it shows. */
export function Icon({ size = 24, className, children }: IconProps) {
  const classes = className ? `icon ${className}` : 'icon';
  return (
    <svg className={classes} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}
