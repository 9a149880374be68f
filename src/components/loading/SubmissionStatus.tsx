import { type ReactNode, useEffect, useState } from 'react';
import { PlainButton } from '../Button.tsx';
import { Clock, End, Reference, Tick } from '../ends/End.tsx';
import { focusHeading } from '../focus-heading.ts';
import { useStalledSeconds } from './use-stalled-seconds.ts';

export type ShownState = keyof typeof sentences | 'refused';

interface SubmissionStatusProps {
  /** What was sent: "application". */
  readonly what: string;
  /** Adds a heading that names the submission, for pages with more than one. */
  readonly isNamed?: boolean | undefined;
  /** For a page about nothing else: shows a tick and a large reference. */
  readonly isEnd?: boolean | undefined;
  readonly state: ShownState;
  /** Upload progress in percent, if known. */
  readonly progress?: number | undefined;
  /** The reference of what was sent. */
  readonly reference?: string | undefined;
  /** Replaces the state's sentence and `problem`, while the student need not do anything. */
  readonly message?: string | undefined;
  /** Why the last attempt failed or was refused. */
  readonly problem?: string | undefined;
  /** Undefined if the page has its own retry button. */
  readonly onTryAgain?: (() => void) | undefined;
  /** What the student can do other than retry. */
  readonly children?: ReactNode;
}

/**
 * Shows the current state of a submission. Pages move on before it has been sent, so this must not claim success early.
 */
export function SubmissionStatus(props: SubmissionStatusProps) {
  const { what, isNamed, isEnd, state, progress, onTryAgain, children } = props;
  const seconds = useStalledSeconds(state === 'sending', progress);
  const { isWorking, canTry, press } = useTryAgain(state, seconds, onTryAgain);
  // The layout is the same while sending as after it, so that nothing moves.
  const picture = isEnd ? pictures[state as keyof typeof pictures] : undefined;
  const isSent = picture !== undefined && state === 'sent';
  const label = `Your ${what}`;
  const isRefused = state === 'refused';
  const isWaiting = waitingStates.includes(state);
  const content = (
    <>
      {/* The text of a refusal names what was refused. */}
      {isNamed && !isRefused && (
        <h2>{picture && endings[state] ? `${capitalized(what)} ${endings[state]}` : label}</h2>
      )}
      <StatusWords {...props} isSlow={seconds >= 10} isInHeading={isNamed && isSent} />
      {state === 'sending' && progress !== undefined && <UploadProgress percent={progress} />}
      {canTry && (
        <PlainButton aria-disabled={isWorking} onClick={press}>
          Try again
        </PlainButton>
      )}
      {children}
    </>
  );
  return picture ? (
    <End label={label} picture={picture} isAwaited isWaiting={isWaiting}>
      {content}
    </End>
  ) : (
    <section
      className={`notice notice-${isRefused ? 'error' : isWaiting ? 'waiting' : 'plain'}`}
      aria-label={label}
    >
      {content}
    </section>
  );
}

/** Keeps the retry button, and its focus, while the retry runs. Once the button is removed, focuses the heading. */
function useTryAgain(state: ShownState, seconds: number, onTryAgain: SubmissionStatusProps['onTryAgain']) {
  const [wasPressed, setPressed] = useState(false);
  const isWorking = wasPressed && state === 'sending' && seconds < 30;
  const canTry = onTryAgain && (state === 'not-sent' || seconds >= 30 || isWorking);
  useEffect(() => {
    if (!wasPressed || canTry) return;
    setPressed(false);
    if (document.activeElement === document.body) focusHeading();
  }, [wasPressed, canTry]);

  function press(): void {
    if (isWorking) return;
    setPressed(true);
    onTryAgain?.();
  }

  return { isWorking, canTry, press };
}

interface StatusWordsProps extends SubmissionStatusProps {
  readonly isSlow: boolean;
  /** The heading already says that it was sent. */
  readonly isInHeading: boolean | undefined;
}

function StatusWords(props: StatusWordsProps) {
  const { isEnd, state, reference, message, problem, isSlow, isInHeading } = props;
  return (
    // If the heading says the same, the text is for screen readers only.
    <div role="status" className={isInHeading && !reference ? 'visually-hidden' : 'notice-words'}>
      <p>
        {message ?? (state === 'sent' && reference ? sentAs(reference, isEnd) : words(props))}
        {isSlow && ' Still sending: your connection may be slow. You can carry on; nothing will be lost.'}
      </p>
      {problem && !message && (state === 'refused' || state === 'not-sent') && <p>{problem}</p>}
    </div>
  );
}

const onItsWay = <div className="spinner-ring" aria-hidden="true" />;

const pictures = {
  sending: onItsWay,
  'sending-in-other-tab': onItsWay,
  sent: <Tick />,
  'not-sent': <Clock />,
};

const waitingStates: readonly ShownState[] = [
  'not-sent',
  'needs-password',
  'needs-login',
  'needs-application',
];

/** The ends of headings by state. In other states, the heading only names the submission. */
const endings: Partial<Record<ShownState, string>> = { sent: 'sent', 'not-sent': 'waiting to be sent' };

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const sentAs = (reference: string, isEnd: boolean | undefined) =>
  isEnd ? (
    <>
      <span className="visually-hidden">Sent, </span>
      <Reference>{reference}</Reference>
    </>
  ) : (
    `Sent, reference ${reference}`
  );

function words({ state, what, problem }: SubmissionStatusProps): string {
  if (state === 'refused') return `We could not send your ${what}.`;
  // If there is a problem, it is shown below. Without one, the phone is offline, as the sentence says.
  return state === 'not-sent' && problem ? "Not sent yet. We'll keep trying." : sentences[state];
}

const sentences = {
  sending: 'Sending…',
  'sending-in-other-tab': 'It is being sent in another tab.',
  sent: 'Sent',
  'not-sent': "No connection. We'll send it when you're back online.",
  'needs-password':
    "Not sent yet. This device doesn't keep your password. Enter it to send your application.",
  'needs-login': 'Not sent yet. Log in to send it.',
  'needs-application': "Not sent yet. We'll send it as soon as your application has been sent.",
} as const;

/** Shows upload progress. At 100%, it still waits for the server's response. */
function UploadProgress({ percent }: { percent: number }) {
  const isAll = percent >= 100;
  return (
    <div>
      <progress className="progress" aria-label="Upload" value={percent} max={100} />
      <p aria-hidden="true">{isAll ? waiting : `${percent}% sent`}</p>
      {/* Announced every 25%, not at every percent. */}
      <p role="status" className="visually-hidden">
        {isAll ? waiting : `${Math.floor(percent / 25) * 25}% sent`}
      </p>
    </div>
  );
}

const waiting = 'Almost done…';
