import type { ReactNode } from 'react';
import './End.css';

interface EndProps {
  /** What was sent, such as "Your invoice", as the section's name for screen readers. */
  readonly label: string;
  /** The picture above the text: a tick, a clock, a drawing or, while sending, a spinner. */
  readonly picture: ReactNode;
  /**
   * Whether to reserve the height that the section will have when everything has been sent, so that nothing moves then.
   */
  readonly isAwaited?: boolean;
  /** Whether the submission is not sent yet, and the outbox will send it later. */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

/**
 * The class names of a page that shows whether a submission was sent and, in a second column on a wide screen, what the
 * student does next.
 */
export const ending = 'column stack ending';

/** The most prominent section of a page that says whether a submission was sent. */
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
 * The six-character reference of a submission, large enough to read out from the screen during a phone call. Shown in
 * two groups of three, but copied without a space.
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

/** A decorative tick, next to text that says that something was sent. */
export function Tick() {
  return (
    <svg className="tick" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="29" />
      <path d="m19 33 9 10 17-21" />
    </svg>
  );
}

/** A decorative clock, next to text that says that something will be sent later. */
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
