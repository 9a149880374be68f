import { type ReactNode, useEffect, useState } from 'react';
import { dayInBanjul, monthDayYear } from '#domain/dates.ts';
import { Button } from '../Button.tsx';
import { Clock, End, Reference, Tick } from '../ends/End.tsx';
import { focusHeading } from '../focus-heading.ts';
import { useStalledSeconds } from './use-stalled-seconds.ts';

export type ShownState = keyof typeof sentences | 'refused';

export interface SubmissionStatusProps {
  /** Says what is submitted, for example "application". The page then says "your application". */
  readonly what: string;
  readonly isNamed?: boolean | undefined;
  /** True if the page is only about this submission. The status then has a picture and a large reference. */
  readonly isEnd?: boolean | undefined;
  readonly state: ShownState;
  readonly progress?: number | undefined;
  /** The submission's short reference (domain/reference.ts); undefined until the submission has been sent. */
  readonly reference?: string | undefined;
  /** In epoch milliseconds. */
  readonly sentAt?: number | undefined;
  /**
   * Shown in place of `problem` and the default sentence for the state, for example while an upload is
   * retried automatically.
   */
  readonly message?: string | undefined;
  readonly problem?: string | undefined;
  /**
   * True if the page's heading says that the submission was refused, so that only the reason is shown here.
   */
  readonly isRefusalInHeading?: boolean | undefined;
  /** Undefined if the page has another retry button. */
  readonly onTryAgain?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Shows the state of a submission. The text must not claim success before the submission has been sent. */
export function SubmissionStatus(props: SubmissionStatusProps) {
  const { what, isNamed, isEnd, state, progress, sentAt, onTryAgain, children } = props;
  const seconds = useStalledSeconds(state === 'sending', progress);
  const { isWorking, canTry, press } = useTryAgain(state, seconds, onTryAgain);
  // There is a picture both while the submission is being sent and afterwards, so that nothing on the page
  // moves once it has been sent.
  const picture = isEnd ? pictures[state as keyof typeof pictures] : undefined;
  const isSent = picture !== undefined && state === 'sent';
  const label = `Your ${what}`;
  const isRefused = state === 'refused';
  const isWaiting = waitingStates.includes(state);
  const content = (
    <>
      {/* There is no heading after a refusal, because the sentence below already names the submission. */}
      {isNamed && !isRefused && (
        <h2>{picture && endings[state] ? `${capitalized(what)} ${endings[state]}` : label}</h2>
      )}
      <StatusWords {...props} isSlow={seconds >= 10} isInHeading={isNamed && isSent} />
      {isEnd && sentAt !== undefined && <p>{monthDayYear(dayInBanjul(sentAt))}</p>}
      {state === 'sending' && progress !== undefined && <UploadProgress percent={progress} />}
      {children}
      {canTry && (
        <Button
          // The button is filled if sending is the only thing left to do on the page.
          isPlain={!isEnd || !isWaiting}
          aria-disabled={isWorking}
          onClick={press}
        >
          Try again
        </Button>
      )}
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

/**
 * Lets the retry button keep its place and focus during the retry, and focuses the heading once the button is
 * removed.
 */
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
  readonly isInHeading: boolean | undefined;
}

function StatusWords(props: StatusWordsProps) {
  const { isEnd, state, reference, problem, isRefusalInHeading, isSlow, isInHeading } = props;
  const message = props.message ?? (state === 'refused' && isRefusalInHeading ? problem : undefined);
  const look = isEnd && message ? '' : 'notice-words';
  return (
    <div
      role={isEnd && state === 'refused' ? 'alert' : 'status'}
      className={isInHeading && !reference ? 'visually-hidden' : look}
    >
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

/**
 * Completes the heading, as in "Application sent". In other states, the heading only names the submission.
 */
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
  // The page shows `problem` below this sentence. If there is no `problem`, the phone is offline, and the
  // text in `sentences` says so.
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

/**
 * Shows the progress of an upload. At 100 %, all bytes have been sent, but the server has not responded yet.
 */
function UploadProgress({ percent }: { percent: number }) {
  const isAll = percent >= 100;
  return (
    <div>
      <progress className="progress" aria-label="Upload" value={percent} max={100} />
      <p aria-hidden="true">{isAll ? waiting : `${percent}% sent`}</p>
      {/* This text changes only every 25 %, because screen readers announce each change. */}
      <p role="status" className="visually-hidden">
        {isAll ? waiting : `${Math.floor(percent / 25) * 25}% sent`}
      </p>
    </div>
  );
}

const waiting = 'Almost done…';
