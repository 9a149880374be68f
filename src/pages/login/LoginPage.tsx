import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { credentials } from '#api/credentials.ts';
import { ApiError, formatError } from '#api/http/api-error.ts';
import type { Session } from '#api/session-store.ts';
import { Button } from '#components/Button.tsx';
import { ConfirmPanel } from '#components/ConfirmPanel.tsx';
import { focusHeading } from '#components/focus-heading.ts';
import { Link } from '#components/layout/Link.tsx';
import { Page } from '#components/layout/Page.tsx';
import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import { SingleStepForm } from '#components/SingleStepForm.tsx';
import { addToast } from '#components/toasts/toast-store.ts';
import { type StepAnswers, textOf } from '#engine/core/index.ts';
import { focusField, loadWidgets } from '#engine/react/index.ts';
import { login } from '#forms/login.ts';
import { paths } from '#paths';
import { storeReset } from '#session/password-reset.ts';
import { useAbortController } from '../use-abort-controller.ts';
import { loadOrReload, useLazyModule } from '../use-lazy-module.ts';
import { type LoginState, loginStateOf, pathAfterLogIn } from './login-state.ts';
import './LoginPage.css';

export const ready = () => loadWidgets(login);

/**
 * Imports modules on demand, so that the page can be shown without waiting for the API client and the outbox.
 * page-routes.ts prefetches these modules.
 */
async function loadParts() {
  const [calls, opening] = await Promise.all([import('#api/login.ts'), import('#session/open-session.ts')]);
  return { ...calls, ...opening };
}

/**
 * A log-in that the server has accepted, but that the student must still confirm, because completing it would
 * delete another student's unsent items.
 */
interface PendingLogIn {
  readonly session: Session;
  readonly phone: string;
}

export function LoginPage() {
  const { phone, notice, isWaiting, from } = loginStateOf(useLocation().state);
  const [values, setValues] = useState<StepAnswers>({
    phoneNumber: phone ?? credentials.phone() ?? '',
  });
  const calls = useAbortController({ abortOnLeave: true });
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
    const [destination, options] = pathAfterLogIn(await destinationAfterLogIn(signal));
    endIfAborted(session, signal);
    navigate(destination, { ...options, replace: from !== undefined });
  }

  function stay({ session }: PendingLogIn) {
    void neededParts().then(({ revokeToken }) => revokeToken(session.token));
    setPending(undefined);
    focusHeading(); // the pressed button, which has the focus, is removed
  }

  return (
    <Page
      title="Login"
      heading={'Welcome back.\nGlad to see you again!'}
      className={`column stack login ${isRefused ? 'login-refused' : ''}`}
    >
      {notice && <p className="notice">{notice}</p>}
      {problem && (
        <div className="notice notice-error">
          <div className="notice-words">
            {/* The text is the same for a wrong phone number and a wrong password, so that it does not reveal
                which numbers have accounts. */}
            <p>{isRefused ? 'Your phone number or password is wrong' : 'You are not logged in'}</p>
            <p>{isRefused ? 'Check both and try again.' : problem}</p>
          </div>
        </div>
      )}
      {(isWaiting || problem) && <Waiting isAwaited={isWaiting} />}
      {pending && (
        <ConfirmPanel
          title="Another student's form is still waiting to be sent from this device."
          text="If you log in, it will be lost."
        >
          <Button onClick={() => stay(pending)}>Wait until it's sent</Button>
          <Button
            isPlain
            onClick={() => void attempt((signal) => completeLogIn(pending.session, pending.phone, signal))}
          >
            Log in anyway
          </Button>
        </ConfirmPanel>
      )}
      <SingleStepForm
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
          onClick={() => storeReset({ phone: textOf(values.phoneNumber) })}
          className="link forgot"
        >
          Forgot Password
        </Link>
      </SingleStepForm>
      <p className="link-line">
        Don't have an account? <Link to={paths.signUp}>Register Now</Link>
      </p>
    </Page>
  );
}

function wasRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 401].includes(error.status ?? 0);
}

const loadWaiting = () => import('../landing/WaitingApplication.tsx');

/**
 * Shows the unsent application. Its module is loaded on demand, because most students who log in have no
 * unsent application.
 */
function Waiting({ isAwaited }: { readonly isAwaited: boolean | undefined }) {
  const [part] = useLazyModule(loadWaiting);
  return part && <part.WaitingApplication isBeforeLogIn isAwaited={isAwaited} />;
}
