import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { credentials } from '#api/credentials.ts';
import { ApiError, formatError } from '#api/http/api-error.ts';
import { destinationAfterLogIn, logIn, revokeToken } from '#api/login.ts';
import { session } from '#api/session-store.ts';
import { Button } from '#components/Button.tsx';
import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import { isUnsent } from '#outbox/delivery/outbox-state.ts';
import { type ItemKind, latestApplication, latestItem, outbox } from '#outbox/portal-outbox.ts';
import { paths } from '#paths';
import { endIfAborted, openSession, wouldLoseUnsent } from '#session/open-session.ts';
import { registeredPhone } from '#session/registration.ts';
import { useAbortController } from '../use-abort-controller.ts';
import { type LoginState, pathAfterLogIn } from './login-state.ts';

interface ReturnHomeProps {
  readonly children: string;
  readonly hasUploaded?: boolean;
  readonly isPlain?: boolean;
}

/**
 * Logs in with the phone number and password of the registration or, if these are missing or the log-in
 * fails, opens the log-in page.
 */
export function ReturnHome({ children, hasUploaded, isPlain }: ReturnHomeProps) {
  const navigate = useNavigate();
  const calls = useAbortController({ abortOnLeave: true });
  const [isBusy, setBusy] = useState(false);

  async function returnHome() {
    if (isBusy) return;
    setBusy(true);
    const signal = calls.renew();
    const phone = (await registeredPhone()) ?? latestApplication(outbox.snapshot())?.owner;
    const password = phone && credentials.passwordOf(phone);
    const goToLogIn = (why: LoginState) =>
      navigate(paths.login, { state: { phone, ...why } satisfies LoginState });
    try {
      if (!password && session.current()) return navigate(paths.home);
      if (!phone || !password) return goToLogIn(loginState('Log in to continue.'));
      const opened = await logIn({ phone, password }, signal);
      const wouldDeleteUnsent = await wouldLoseUnsent({ phone, user: opened.user });
      endIfAborted(opened, signal);
      if (wouldDeleteUnsent) {
        revokeToken(opened.token);
        return goToLogIn({ notice: 'Log in to continue.' }); // the log-in page asks whether to delete the unsent items
      }
      await openSession(opened, phone, signal);
      const destination = hasUploaded ? 'home' : await destinationAfterLogIn(signal);
      endIfAborted(opened, signal);
      navigate(...pathAfterLogIn(destination));
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      goToLogIn(loginState(reasonOf(error)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {isBusy && <SlowCallNotice what="logging in" onCancel={calls.abort} />}
      {/* The filled and the plain button are the same element, so that the button keeps the focus when its
          style changes. */}
      <Button isPlain={isPlain} aria-disabled={isBusy} onClick={() => void returnHome()}>
        {children}
      </Button>
    </>
  );
}

function loginState(reason: string): LoginState {
  const isWaiting = (kind: ItemKind) => {
    const item = latestItem(kind, outbox.snapshot());
    return item !== undefined && isUnsent(item);
  };
  if (isWaiting('application')) return { isWaiting: true };
  const kept = isWaiting('invoice') ? 'Your invoice has not been sent yet.' : 'Your answers are saved.';
  return { notice: `${kept} ${reason}` };
}

function reasonOf(error: unknown): string {
  const wasRefused = error instanceof ApiError && error.kind === 'status' && error.status === 401;
  return wasRefused ? 'We could not log you in.' : formatError(error);
}
