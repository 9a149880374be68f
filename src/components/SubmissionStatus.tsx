import { type ReactNode, useEffect, useState } from 'react';

export type ShownState = 'sending' | 'sent' | 'not-sent' | 'needs-password' | 'needs-login' | 'refused';

interface SubmissionStatusProps {
  /** What was sent: "application". */
  readonly what: string;
  readonly state: ShownState;
  /** What the student can name it by, once sent. */
  readonly reference?: string | undefined;
  /** Why the last try failed or was refused. */
  readonly problem?: string | undefined;
  readonly onTryAgain: () => void;
  /** What the student can do, where that is more than trying again. */
  readonly children?: ReactNode;
}

/** Says honestly where a submission is: the page it stands on was shown before it was sent (portal.md §4). */
export function SubmissionStatus(props: SubmissionStatusProps) {
  const { what, state, reference, problem, onTryAgain, children } = props;
  const seconds = useSecondsOf(state === 'sending');
  // The button that was pressed stays while it works, and the focus on it; once it goes, the heading has it.
  const [wasPressed, setPressed] = useState(false);
  const isWorking = wasPressed && state === 'sending' && seconds < 30;
  const canTry = state === 'not-sent' || seconds >= 30 || isWorking;
  useEffect(() => {
    if (!wasPressed || canTry) return;
    setPressed(false);
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
  }, [wasPressed, canTry]);
  return (
    <section
      className={`notice notice-${state === 'refused' ? 'error' : 'plain'}`}
      aria-label={`Your ${what}`}
    >
      <p role="status">
        {words(state, what, reference)}
        {seconds >= 10 && ' Still sending: your connection may be slow. Nothing is lost if you go on.'}
      </p>
      {problem && (state === 'refused' || state === 'not-sent') && <p>{problem}</p>}
      {canTry && (
        <button
          type="button"
          className="button button-plain"
          aria-disabled={isWorking}
          onClick={() => {
            if (isWorking) return;
            setPressed(true);
            onTryAgain();
          }}
        >
          Try again
        </button>
      )}
      {children}
    </section>
  );
}

/** There is no timeout (portal.md §9): the student is told after 10 seconds, and can try anew after 30. */
function useSecondsOf(isSending: boolean): 0 | 10 | 30 {
  const [seconds, setSeconds] = useState<0 | 10 | 30>(0);
  useEffect(() => {
    setSeconds(0);
    if (!isSending) return;
    const timers = ([10, 30] as const).map((after) => setTimeout(() => setSeconds(after), after * 1000));
    return () => timers.forEach(clearTimeout);
  }, [isSending]);
  return seconds;
}

function words(state: ShownState, what: string, reference: string | undefined): string {
  switch (state) {
    case 'sending':
      return 'Sending…';
    case 'sent':
      return reference ? `Sent, reference ${reference}` : 'Sent';
    case 'not-sent':
      return 'Not sent yet. It will go when you are online.';
    case 'needs-password':
      return 'Not sent yet. Enter your password to send it; we never keep passwords on a phone.';
    case 'needs-login':
      return 'Not sent yet. Log in to send it.';
    case 'refused':
      return `Your ${what} was not accepted.`;
  }
}
