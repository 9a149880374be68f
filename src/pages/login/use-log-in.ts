import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { credentials } from '#api/credentials.ts';
import { ApiError, formatError } from '#api/http/api-error.ts';
import type { Session } from '#api/session.ts';
import { focusHeading } from '#components/focus-heading.ts';
import { addToast } from '#components/toasts/toasts.ts';
import { type StepAnswers, textOf } from '#engine/core/index.ts';
import { focusField } from '#engine/react/index.ts';
import { paths } from '#paths';
import { useAbortController } from '../use-abort-controller.ts';
import { neededModule } from '../use-lazy-module.ts';
import { pathOf } from './destination.ts';
import { type LoginState, loginStateOf } from './login-state.ts';

/* Fetched ahead (routes.ts): the page itself waits neither for what calls nor for the outbox. */
const loginCalls = (keep: () => void) => neededModule(() => import('#api/login.ts'), keep);
const sessionOpening = (keep: () => void) => neededModule(() => import('#session/open-session.ts'), keep);

/** A log-in that succeeded, while the student is asked whether another one's may be lost by it. */
interface HeldLogIn {
  readonly session: Session;
  readonly phone: string;
}

/** Logs in, asks before another student's unsent items are lost by it, and leads on. */
export function useLogIn() {
  const { phone, notice, isWaiting, from } = loginStateOf(useLocation().state);
  const [values, setValues] = useState<StepAnswers>({
    phoneNumber: phone ?? credentials.phone() ?? '',
  });
  const calls = useAbortController({ endsWithPage: true });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** The phone or the password is wrong, and has not been mended yet. */
  const [isRefused, setRefused] = useState(false);
  const [held, setHeld] = useState<HeldLogIn>();
  const navigate = useNavigate();
  const goOn = useGoOn(from, keepPhone);

  /** For the page that is loaded anew, which knows no password. */
  function keepPhone() {
    const notice = 'Part of this page had to be loaded again. Enter your password to log in.';
    const state = { phone: textOf(values.phoneNumber), notice, isWaiting, from } satisfies LoginState;
    navigate(paths.login, { replace: true, state });
  }

  /** Does what a button asks for, and says what came in its way. */
  async function attempt(work: (signal: AbortSignal) => Promise<void>) {
    setBusy(true);
    setProblem('');
    setRefused(false);
    setHeld(undefined);
    const signal = calls.renew();
    try {
      await work(signal);
    } catch (error) {
      setBusy(false);
      if (signal.aborted) return;
      console.error(error);
      addToast({ title: 'Failed to Login', status: 'error' });
      setProblem(whyNot(error));
      if (!wasRefused(error)) return;
      setRefused(true);
      setValues({ ...values, password: '' });
      focusField('password');
    }
  }

  async function submit(signal: AbortSignal) {
    const { logIn, revokeToken } = await loginCalls(keepPhone);
    if (held) revokeToken(held.session.token);
    const typed = { phone: textOf(values.phoneNumber), password: textOf(values.password) };
    const session = await logIn(typed, signal);
    const { endIfAborted, wouldLoseUnsent } = await sessionOpening(keepPhone);
    const isAnothersLost = await wouldLoseUnsent({ phone: typed.phone, user: session.user });
    endIfAborted(session, signal);
    if (!isAnothersLost) return goOn(session, typed.phone, signal);
    setValues({ ...values, password: '' });
    setHeld({ session, phone: typed.phone });
    setBusy(false);
  }

  return {
    ...{ notice, isWaiting, values, setValues, isBusy, problem, isRefused, held },
    submit: () => void attempt(submit),
    cancel: calls.abort,
    lose: ({ session, phone }: HeldLogIn) => void attempt((signal) => goOn(session, phone, signal)),
    stay({ session }: HeldLogIn) {
      void loginCalls(keepPhone).then(({ revokeToken }) => revokeToken(session.token));
      setHeld(undefined);
      focusHeading(); // the button that was pressed goes
    },
  };
}

/** Opens the session, and leads to where this log-in should. */
function useGoOn(from: string | undefined, keep: () => void) {
  const navigate = useNavigate();
  return async (session: Session, phone: string, signal: AbortSignal) => {
    const { endIfAborted, openSession } = await sessionOpening(keep);
    await openSession(session, phone, signal);
    // Home is where any log-in may lead, so it says nothing of where this one should.
    if (from && from !== paths.home) return navigate(from, { replace: true });
    const { destinationAfterLogIn } = await loginCalls(keep);
    const [destination, options] = pathOf(await destinationAfterLogIn(signal));
    endIfAborted(session, signal);
    navigate(destination, { ...options, replace: from !== undefined });
  };
}

function wasRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 401].includes(error.status ?? 0);
}

/** One sentence for a wrong phone and a wrong password, so that nobody learns which phones have accounts. */
function whyNot(error: unknown): string {
  return wasRefused(error)
    ? 'Your phone number or password is wrong. Check both, or reset your password.'
    : formatError(error);
}
