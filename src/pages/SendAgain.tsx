import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sentenceFor } from '#api/api-error.ts';
import { sendResetCode } from '#api/password-reset.ts';
import { SupportLine } from '#components/SupportLine.tsx';
import { paths } from '#paths';
import { type ResetState, secondsToWait } from './reset-state.ts';
import { useIsHere } from './use-is-here.ts';

interface SendAgainProps {
  readonly phone: string;
  readonly sentAt: number;
}

/** For whom the code does not come: what to check, whom to ask, and a new one a minute after the last. */
export function SendAgain({ phone, sentAt }: SendAgainProps) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const seconds = useSecondsToWait(sentAt);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [wasSent, setSent] = useState(false);

  async function sendAgain() {
    if (isBusy || seconds > 0) return;
    setBusy(true);
    setProblem('');
    try {
      await sendResetCode(phone);
      setSent(true);
      const next: ResetState = { phone, sentAt: Date.now() };
      if (isHere()) await navigate(paths.forgotPassword, { replace: true, state: next });
    } catch (error) {
      console.error(error);
      setProblem(sentenceFor(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className="stack" aria-label="No code?">
      <p>No code? Check that this number has WhatsApp, or contact support.</p>
      <SupportLine />
      {/* Seen to count, and not read out at every second; its end is. */}
      {seconds > 0 && <p>You can send a new code in {inWords(seconds)}.</p>}
      <p role="status" className={wasSent || seconds === 0 ? '' : 'visually-hidden'}>
        {seconds === 0 ? 'You can send a new code now.' : wasSent && newestOnly}
      </p>
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        className="button button-plain"
        aria-disabled={isBusy || seconds > 0}
        onClick={() => void sendAgain()}
      >
        {isBusy ? 'One moment…' : 'Send again'}
      </button>
    </section>
  );
}

const newestOnly = 'We sent a new code. Only the newest one works.';

const inWords = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`);

function useSecondsToWait(sentAt: number): number {
  const [now, setNow] = useState(Date.now);
  const seconds = secondsToWait(sentAt, now);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return seconds;
}
