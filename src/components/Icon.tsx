import type { ReactNode } from 'react';
import './Icon.css';

interface IconProps {
  /** The displayed size in pixels at the browser's default font size of 16 px. */
  readonly size?: number;
  readonly className?: string;
  /** The icon's <path> elements, drawn on a grid of 24 by 24. */
  readonly children: ReactNode;
}

/**
 * A line icon in the colour of the surrounding text. It is hidden from screen readers, because the
 * surrounding text has the same meaning.
 */
export function Icon({ size = 24, className, children }: IconProps) {
  const classes = className ? `icon ${className}` : 'icon';
  const side = `${size / 16}rem`;
  return (
    <svg className={classes} viewBox="0 0 24 24" width={side} height={side} aria-hidden="true">
      {children}
    </svg>
  );
}
