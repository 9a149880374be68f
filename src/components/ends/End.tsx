import type { ReactNode } from 'react';
import './End.css';

interface EndProps {
  readonly label: string;
  readonly picture: ReactNode;
  /** Reserves the section's final height, so that the page does not move when everything has been sent. */
  readonly isAwaited?: boolean;
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

export const ending = 'column stack ending';

export function End({ label, picture, isAwaited, isWaiting, children }: EndProps) {
  const look = ['end', isAwaited && 'end-awaited', isWaiting && 'end-waiting'];
  return (
    <section className={look.filter(Boolean).join(' ')} aria-label={label}>
      {picture}
      {children}
    </section>
  );
}

/**
 * Renders a reference large enough to read out during a phone call. The reference is shown in two groups of
 * three characters, but copied without a space.
 */
export function Reference({ children }: { children: string }) {
  return (
    <>
      <span className="reference-label quiet small">reference </span>
      <strong className="reference">
        <span>{children.slice(0, 3)}</span>
        <span>{children.slice(3)}</span>
      </strong>
    </>
  );
}

const inCircle = (className: string, path: string) => (
  <svg className={className} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
    <circle cx="32" cy="32" r="29" />
    <path d={path} />
  </svg>
);

export const Tick = () => inCircle('tick', 'm19 33 9 10 17-21');

export const Clock = () => inCircle('tick tick-waiting', 'M32 17v16l10 8');
