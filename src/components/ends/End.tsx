import type { ReactNode } from 'react';
import './End.css';

interface EndProps {
  /** What was sent, for screen readers. */
  readonly label: string;
  /** Shown above the text: a tick, a clock, a drawing, or a spinner while sending. */
  readonly picture: ReactNode;
  /** Reserves the height of the sent state, because the state may still change while the page is open. */
  readonly isAwaited?: boolean;
  /** Not sent yet; will be sent later. */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

/** The class names of a page that shows what became of a submission and, in a second column, what comes next. */
export const ending = 'column stack ending';

/** Shows prominently what became of a submission. */
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
 * The reference that a student reads out on the phone, large enough to read from the screen during the call. It is
 * shown in two groups of three, but copied without a space.
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

/** Accompanies text that says that something was sent. */
export function Tick() {
  return (
    <svg className="tick" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="29" />
      <path d="m19 33 9 10 17-21" />
    </svg>
  );
}

/** Accompanies text that says that something will be sent later. */
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
