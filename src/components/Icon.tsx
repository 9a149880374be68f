import type { ReactNode } from 'react';
import './Icon.css';

interface IconProps {
  /** In pixels, at the browser's default font size of 16 px. */
  readonly size?: number;
  readonly className?: string;
  /** <path> elements on a grid of 24 by 24. */
  readonly children: ReactNode;
}

/** Renders an icon that screen readers skip, because the text next to it says the same. */
export function Icon({ size = 24, className, children }: IconProps) {
  const classes = className ? `icon ${className}` : 'icon';
  // Older WebKit ignores the unit rem in SVG attributes. Icon.css sets the font size to 1rem, so 1em is 1rem.
  const side = `${size / 16}em`;
  return (
    <svg className={classes} viewBox="0 0 24 24" width={side} height={side} aria-hidden="true">
      {children}
    </svg>
  );
}
