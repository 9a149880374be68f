import { Button, PlainButton } from '#components/Button.tsx';
import { ConfirmPanel } from '#components/ConfirmPanel.tsx';
import { Link } from '#components/layout/Link.tsx';
import { Page } from '#components/layout/Page.tsx';
import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import { SingleStepForm } from '#components/SingleStepForm.tsx';
import { textOf } from '#engine/core/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import { login } from '#forms/login.ts';
import { paths } from '#paths';
import { storeReset } from '#session/password-reset.ts';
import { useLazyModule } from '../use-lazy-module.ts';
import { useLogIn } from './use-log-in.ts';
import './LoginPage.css';

export const ready = () => loadWidgets(login);

export function LoginPage() {
  const { notice, isWaiting, values, setValues, isBusy, problem, isRefused, pending, ...presses } =
    useLogIn();
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
          <Button onClick={() => presses.stay(pending)}>Wait until it's sent</Button>
          <PlainButton onClick={() => presses.confirm(pending)}>Log in anyway</PlainButton>
        </ConfirmPanel>
      )}
      <SingleStepForm
        flow={login}
        step="login"
        values={values}
        onChange={setValues}
        onValid={presses.submit}
        isBusy={isBusy}
      >
        {isBusy && <SlowCallNotice what="logging in" onCancel={presses.cancel} />}
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

const loadWaiting = () => import('../landing/WaitingApplication.tsx');

/**
 * Shows the unsent application. Its module is loaded on demand, because most students who log in have no
 * unsent application.
 */
function Waiting({ isAwaited }: { readonly isAwaited: boolean | undefined }) {
  const [part] = useLazyModule(loadWaiting);
  return part && <part.WaitingApplication isBeforeLogIn isAwaited={isAwaited} />;
}
