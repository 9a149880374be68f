import { type ReactNode, useEffect, useState } from 'react';
import { PlainButton } from '../Button.tsx';
import { Clock, End, Reference, Tick } from '../ends/End.tsx';
import { focusHeading } from '../focus-heading.ts';
import { useStalledSeconds } from './use-stalled-seconds.ts';

export type ShownState = keyof typeof sentences | 'refused';

interface SubmissionStatusProps {
  /** What was sent: "application". */
  readonly what: string;
  /** Where several of these stand on a page, each says which it is. */
  readonly isNamed?: boolean | undefined;
  /** Where the page is about nothing else: what was sent gets its tick, and a large reference. */
  readonly isEnd?: boolean | undefined;
  readonly state: ShownState;
  /** Percent, where it is known. */
  readonly progress?: number | undefined;
  /** The reference of what was sent. */
  readonly reference?: string | undefined;
  /** Said in place of the sentence of its state, and of why the last try failed, while that needs nobody. */
  readonly saying?: string | undefined;
  /** Why the last try failed or was refused. */
  readonly problem?: string | undefined;
  /** Undefined where the page has a button for it. */
  readonly onTryAgain?: (() => void) | undefined;
  /** What the student can do, where that is more than trying again. */
  readonly children?: ReactNode;
}

/** Says honestly where a submission is: the page it stands on was shown before it was sent. */
export function SubmissionStatus(props: SubmissionStatusProps) {
  const { what, isNamed, isEnd, state, progress, onTryAgain, children } = props;
  const seconds = useStalledSeconds(state === 'sending', progress);
  const { isWorking, canTry, press } = useTryAgain(state, seconds, onTryAgain);
  // On its way it looks as it will once it was sent, so that nothing moves then.
  const picture = isEnd ? pictures[state as keyof typeof pictures] : undefined;
  const isSent = picture !== undefined && state === 'sent';
  const label = `Your ${what}`;
  const isRefused = state === 'refused';
  const isWaiting = waitingStates.includes(state);
  const content = (
    <>
      {/* A refusal begins with what was refused. */}
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

/** The pressed button keeps the focus while it works; once it is gone, the heading has the focus. */
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
  /** The heading says that it was sent. */
  readonly isInHeading: boolean | undefined;
}

function StatusWords(props: StatusWordsProps) {
  const { isEnd, state, reference, saying, problem, isSlow, isInHeading } = props;
  return (
    // What the heading says already is for those who hear it.
    <div role="status" className={isInHeading && !reference ? 'visually-hidden' : 'notice-words'}>
      <p>
        {saying ?? (state === 'sent' && reference ? sentAs(reference, isEnd) : words(props))}
        {isSlow && ' Still sending: your connection may be slow. You can carry on; nothing will be lost.'}
      </p>
      {problem && !saying && (state === 'refused' || state === 'not-sent') && <p>{problem}</p>}
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

/** While it is being sent it is only named. */
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
  // What is the matter with it is said below; where nothing is, the phone itself is offline.
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

/** How much of a file was sent. All of it is not yet a success: only the answer is. */
function UploadProgress({ percent }: { percent: number }) {
  const isAll = percent >= 100;
  return (
    <div>
      <progress className="progress" aria-label="Upload" value={percent} max={100} />
      <p aria-hidden="true">{isAll ? waiting : `${percent}% sent`}</p>
      {/* Said at every quarter, not at every percent. */}
      <p role="status" className="visually-hidden">
        {isAll ? waiting : `${Math.floor(percent / 25) * 25}% sent`}
      </p>
    </div>
  );
}

const waiting = 'Almost done…';
