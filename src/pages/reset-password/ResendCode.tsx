import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendResetCode } from '#api/password-reset.ts';
import { Button } from '#components/Button.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { paths } from '#paths';
import { storeReset } from '#session/password-reset.ts';
import { CallStatus } from './CallStatus.tsx';
import { isLimitReached, type ResetState, secondsToWait } from './reset-state.ts';
import { useCall } from './use-call.ts';

export interface ResendCodeProps {
  readonly phone: string;
  readonly sentAt: number;
  readonly sendings: number;
}

/**
 * Lets the student request a new code, at the earliest one minute after the last one, and at most three times
 * an hour. The text must be true even if the server has sent no code, because the server does not reveal
 * whether it has.
 */
export function ResendCode({ phone, sentAt, sendings }: ResendCodeProps) {
  const navigate = useNavigate();
  const section = useRef<HTMLElement>(null);
  const seconds = useSecondsToWait(sentAt, sendings);
  const isLimited = seconds > 0 && isLimitReached(sendings);
  const { isBusy, problem, run, isMounted } = useCall();
  const isOff = isBusy || seconds > 0;

  const sendAgain = () =>
    run(async () => {
      await sendResetCode(phone);
      if (!isMounted()) return;
      const next = { sentAt: Date.now(), sendings: sendings + 1 } satisfies ResetState;
      storeReset({ phone, sentAt: next.sentAt });
      // The button is removed after every third code, so the focus moves to the section.
      if (isLimitReached(sendings + 1) && section.current?.contains(document.activeElement)) {
        section.current.focus();
      }
      navigate(paths.forgotPassword, { replace: true, state: next });
    });

  return (
    <section ref={section} tabIndex={-1} className="notice" aria-label="No code?">
      <p>
        <strong>No code?</strong> Check that this number has WhatsApp.
      </p>
      {/* Screen readers do not announce the countdown. The status below announces its end. */}
      {seconds > 0 && <p>You can ask for a new code in {inWords(seconds)}.</p>}
      <p role="status" className={sendings > 1 || seconds === 0 ? '' : 'visually-hidden'}>
        {[sendings > 1 && newestCodeOnly, seconds === 0 && 'You can ask for a new code now.']
          .filter(Boolean)
          .join(' ')}
      </p>
      <CallStatus isBusy={isBusy} problem={problem} />
      {!isLimited && (
        <Button isPlain aria-disabled={isOff} onClick={() => isOff || void sendAgain()}>
          {isBusy ? 'One moment…' : 'Send a new code'}
        </Button>
      )}
      <SupportLine />
    </section>
  );
}

const newestCodeOnly = 'Use the newest code you have.';

function inWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  if (seconds <= 60) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 60 ? 'an hour' : `${minutes} minutes`;
}

function useSecondsToWait(sentAt: number, sendings: number): number {
  const [now, setNow] = useState(Date.now);
  const seconds = secondsToWait(sentAt, sendings, now);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return seconds;
}
