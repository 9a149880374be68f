import { type ReactNode, useEffect, useState } from 'react';

interface SubmissionStatusProps {
  readonly state: 'sending' | 'sent' | 'not-sent' | 'needs-password' | 'refused';
  /** The server's id of what was sent. */
  readonly id?: string | undefined;
  /** Why the last try failed or was refused. */
  readonly problem?: string | undefined;
  readonly onTryAgain: () => void;
  /** What the student can do, where that is more than trying again. */
  readonly children?: ReactNode;
}

/** Says honestly where a submission is: the page it stands on was shown before it was sent (portal.md §4). */
export function SubmissionStatus({ state, id, problem, onTryAgain, children }: SubmissionStatusProps) {
  const isSlow = useIsSlow(state === 'sending');
  return (
    <section
      className={`notice notice-${state === 'refused' ? 'error' : 'plain'}`}
      aria-label="Your application"
    >
      <p role="status">
        {words(state, id)}
        {isSlow && ' Still sending: your connection may be slow. Nothing is lost if you go on.'}
      </p>
      {problem && (state === 'refused' || state === 'not-sent') && <p>{problem}</p>}
      {state === 'not-sent' && (
        <button type="button" className="button button-plain" onClick={onTryAgain}>
          Try again
        </button>
      )}
      {children}
    </section>
  );
}

/** There is no timeout (portal.md §9), so after a while the student is told that it still goes on. */
function useIsSlow(isSending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isSending) return;
    const timer = setTimeout(() => setSlow(true), 10_000);
    return () => clearTimeout(timer);
  }, [isSending]);
  return isSlow;
}

function words(state: SubmissionStatusProps['state'], id: string | undefined): string {
  switch (state) {
    case 'sending':
      return 'Sending…';
    case 'sent':
      return id ? `Sent, reference ${referenceOf(id)}` : 'Sent';
    case 'not-sent':
      return 'Not sent yet. It will go when you are online.';
    case 'needs-password':
      return 'Not sent yet. Enter your password to send it; we never keep passwords on a phone.';
    case 'refused':
      return 'Your application was not accepted.';
  }
}

/** Short enough to be read out on the telephone. */
export function referenceOf(id: string): string {
  return id.slice(-6).toUpperCase();
}
