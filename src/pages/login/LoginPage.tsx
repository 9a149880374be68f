import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { credentials } from '#api/credentials.ts';
import { ApiError, formatError } from '#api/http/api-error.ts';
import { destinationAfterLogIn, logIn, revokeToken } from '#api/login.ts';
import type { Session } from '#api/session.ts';
import { focusHeading } from '#components/focus-heading.ts';
import { PageHeader } from '#components/layout/PageHeader.tsx';
import { PageTitle } from '#components/layout/PageTitle.tsx';
import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import { StepForm } from '#components/StepForm.tsx';
import { addToast } from '#components/toasts/toasts.ts';
import { focusField } from '#engine/react/index.ts';
import { login } from '#forms/login.ts';
import { paths } from '#paths';
import { storeReset } from '#session/password-reset.ts';
import { useAbortController } from '../use-abort-controller.ts';
import { ConfirmLoseUnsent } from './ConfirmLoseUnsent.tsx';
import { pathOf } from './destination.ts';
import { loginStateOf } from './login-state.ts';

/** Fetched ahead (routes.tsx), so that the page itself does not wait for the outbox. */
const sessionOpening = () => import('#session/open-session.ts');

export function LoginPage() {
  const { phone, notice, from } = loginStateOf(useLocation().state);
  const navigate = useNavigate();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({
    phoneNumber: phone ?? credentials.phone() ?? '',
  });
  const calls = useAbortController({ endsWithPage: true });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** A log-in that succeeded, while the student is asked whether another one's may be lost by it. */
  const [held, setHeld] = useState<{ session: Session; phone: string }>();

  /** Does what a button asks for, and says what came in its way. */
  async function attempt(work: (signal: AbortSignal) => Promise<void>) {
    setBusy(true);
    setProblem('');
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
      setValues({ ...values, password: '' });
      focusField('password');
    }
  }

  async function submit(signal: AbortSignal) {
    if (held) revokeToken(held.session.token);
    const typed = { phone: values.phoneNumber ?? '', password: values.password ?? '' };
    const session = await logIn(typed, signal);
    const { endIfAborted, wouldLoseUnsent } = await sessionOpening();
    const isAnothersLost = await wouldLoseUnsent({ phone: typed.phone, user: session.user });
    endIfAborted(session, signal);
    if (!isAnothersLost) return goOn(session, typed.phone, signal);
    setValues({ ...values, password: '' });
    setHeld({ session, phone: typed.phone });
    setBusy(false);
  }

  async function goOn(session: Session, phone: string, signal: AbortSignal) {
    const { endIfAborted, openSession } = await sessionOpening();
    await openSession(session, phone, signal);
    // Home is where any log-in may lead, so it says nothing of where this one should.
    if (from && from !== paths.home) return navigate(from, { replace: true });
    const [destination, options] = pathOf(await destinationAfterLogIn(signal));
    endIfAborted(session, signal);
    navigate(destination, { ...options, replace: from !== undefined });
  }

  return (
    <>
      <PageTitle page="Login" />
      <PageHeader />
      <main id="main" className="column stack">
        <h1 tabIndex={-1}>Welcome back. Glad to see you again!</h1>
        {notice && <p className="notice">{notice}</p>}
        {problem && <p className="notice notice-error">{problem}</p>}
        {held && (
          <ConfirmLoseUnsent
            words="Something another student sent from this phone has not gone yet. If you log in now, it will be lost."
            lose="Log in and lose it"
            onStay={() => {
              revokeToken(held.session.token);
              setHeld(undefined);
              focusHeading(); // the button that was pressed goes
            }}
            onLose={() => void attempt((signal) => goOn(held.session, held.phone, signal))}
          />
        )}
        <StepForm
          flow={login}
          step="login"
          values={values}
          onChange={setValues}
          onValid={() => void attempt(submit)}
          isBusy={isBusy}
        >
          {isBusy && <SlowCallNotice what="logging in" onCancel={calls.abort} />}
          <Link
            to={paths.forgotPassword}
            onClick={() => storeReset({ phone: values.phoneNumber ?? '' })}
            className="link"
          >
            Forgot Password
          </Link>
        </StepForm>
        <p className="link-line">
          Don't have an account? <Link to={paths.signUp}>Register Now</Link>
        </p>
      </main>
    </>
  );
}

function wasRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 401].includes(error.status ?? 0);
}

/** One sentence for a wrong phone and a wrong password, so that nobody learns which phones have accounts. */
function whyNot(error: unknown): string {
  return wasRefused(error) ? 'The phone number or the password is not right.' : formatError(error);
}
