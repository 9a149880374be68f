import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { credentials } from '#api/credentials.ts';
import { ApiError, formatError } from '#api/http/api-error.ts';
import type { Session } from '#api/session-store.ts';
import { focusHeading } from '#components/focus-heading.ts';
import { addToast } from '#components/toasts/toast-store.ts';
import { type StepAnswers, textOf } from '#engine/core/index.ts';
import { focusField } from '#engine/react/index.ts';
import { paths } from '#paths';
import { useAbortController } from '../use-abort-controller.ts';
import { loadOrReload } from '../use-lazy-module.ts';
import { pathOf } from './destination.ts';
import { type LoginState, loginStateOf } from './login-state.ts';

/**
 * Imports modules on demand, so that the page can be shown without waiting for the API client and the outbox.
 * page-routes.ts prefetches these modules.
 */
async function loadParts() {
  const [calls, opening] = await Promise.all([import('#api/login.ts'), import('#session/open-session.ts')]);
  return { ...calls, ...opening };
}

/**
 * The server has accepted this log-in. Completing it would delete another student's unsent items, so the
 * student must confirm it first.
 */
interface PendingLogIn {
  readonly session: Session;
  readonly phone: string;
}

export function useLogIn() {
  const { phone, notice, isWaiting, from } = loginStateOf(useLocation().state);
  const [values, setValues] = useState<StepAnswers>({
    phoneNumber: phone ?? credentials.phone() ?? '',
  });
  const calls = useAbortController(true);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [pending, setPending] = useState<PendingLogIn>();
  const navigate = useNavigate();
  const neededParts = () => loadOrReload(loadParts, keepPhone);

  /**
   * Puts the phone number into the history state, where it survives a reload. The student must type the
   * password again.
   */
  function keepPhone() {
    const notice = 'We had to reload this page. Enter your password again.';
    const state = { phone: textOf(values.phoneNumber), notice, isWaiting, from } satisfies LoginState;
    navigate(paths.login, { replace: true, state });
  }

  async function attempt(work: (signal: AbortSignal) => Promise<void>) {
    setBusy(true);
    setProblem('');
    setRefused(false);
    setPending(undefined);
    const signal = calls.renew();
    try {
      await work(signal);
    } catch (error) {
      setBusy(false);
      if (signal.aborted) return;
      console.error(error);
      addToast({ title: 'Failed to Login', status: 'error' });
      setProblem(formatError(error));
      if (!wasRefused(error)) return;
      setRefused(true);
      setValues({ ...values, password: '' });
      focusField('password');
    }
  }

  async function submit(signal: AbortSignal) {
    const { endIfAborted, logIn, revokeToken, wouldLoseUnsent } = await neededParts();
    if (pending) revokeToken(pending.session.token);
    const typed = { phone: textOf(values.phoneNumber), password: textOf(values.password) };
    const session = await logIn(typed, signal);
    const wouldDeleteUnsent = await wouldLoseUnsent({ phone: typed.phone, user: session.user });
    endIfAborted(session, signal);
    if (!wouldDeleteUnsent) return completeLogIn(session, typed.phone, signal);
    setValues({ ...values, password: '' });
    setPending({ session, phone: typed.phone });
    setBusy(false);
  }

  async function completeLogIn(session: Session, phone: string, signal: AbortSignal) {
    const { destinationAfterLogIn, endIfAborted, openSession } = await neededParts();
    await openSession(session, phone, signal);
    // `from` is ignored if it is Home, because another page may have to come before Home, for example the
    // upload of the invoice.
    if (from && from !== paths.home) return navigate(from, { replace: true });
    const [destination, options] = pathOf(await destinationAfterLogIn(signal));
    endIfAborted(session, signal);
    navigate(destination, { ...options, replace: from !== undefined });
  }

  return {
    ...{ notice, isWaiting, values, setValues, isBusy, problem, isRefused, pending },
    submit: () => void attempt(submit),
    cancel: calls.abort,
    confirm: ({ session, phone }: PendingLogIn) =>
      void attempt((signal) => completeLogIn(session, phone, signal)),
    stay({ session }: PendingLogIn) {
      void neededParts().then(({ revokeToken }) => revokeToken(session.token));
      setPending(undefined);
      focusHeading(); // the pressed button, which has the focus, is removed
    },
  };
}

function wasRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 401].includes(error.status ?? 0);
}
