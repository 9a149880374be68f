import type { ReactNode } from 'react';
import './End.css';

interface EndProps {
  /** What was sent, for a reader. */
  readonly label: string;
  /** Above the words: the tick, or what turns until there is one. */
  readonly picture: ReactNode;
  /** It is seen on its way before. */
  readonly isAwaited?: boolean;
  /** Not sent yet; will be sent later. */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

/** Of the page that shows what became of something, and in a column of its own what comes next. */
export const ending = 'column stack ending';

/** What became of something, as the moment that it is. */
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
 * What is read out on the telephone, large enough to be read from the screen meanwhile: in two groups for the eye, and
 * copied without a blank between them.
 */
export function Reference({ children }: { children: string }) {
  return (
    <>
      <span className="reference-label">reference </span>
      <strong className="reference">
        <span>{children.slice(0, 3)}</span>
        <span>{children.slice(3)}</span>
      </strong>
    </>
  );
}

/** Drawn beside words that say that something was sent. */
export function Tick() {
  return (
    <svg className="tick" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="29" />
      <path d="m19 33 9 10 17-21" />
    </svg>
  );
}

/** Drawn beside words that say that something is sent later. */
export function Clock() {
  return (
    <svg
      className="tick tick-waiting"
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="32" cy="32" r="29" />
      <path d="M32 17v16l10 8" />
    </svg>
  );
}
