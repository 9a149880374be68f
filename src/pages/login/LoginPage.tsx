import { Link } from 'react-router-dom';
import { Page } from '#components/layout/Page.tsx';
import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import { StepForm } from '#components/StepForm.tsx';
import { textOf } from '#engine/core/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import { login } from '#forms/login.ts';
import { paths } from '#paths';
import { storeReset } from '#session/password-reset.ts';
import { ConfirmLoseUnsent } from './ConfirmLoseUnsent.tsx';
import { useLogIn } from './use-log-in.ts';

export const ready = () => loadWidgets(login);

export function LoginPage() {
  const { notice, values, setValues, isBusy, problem, held, submit, stay, lose, cancel } = useLogIn();

  return (
    <Page title="Login" heading="Welcome back. Glad to see you again!">
      {notice && <p className="notice">{notice}</p>}
      {problem && <p className="notice notice-error">{problem}</p>}
      {held && (
        <ConfirmLoseUnsent
          words="Something another student sent from this phone has not gone yet. If you log in now, it will be lost."
          lose="Log in and lose it"
          onStay={() => stay(held)}
          onLose={() => lose(held)}
        />
      )}
      <StepForm
        flow={login}
        step="login"
        values={values}
        onChange={setValues}
        onValid={submit}
        isBusy={isBusy}
      >
        {isBusy && <SlowCallNotice what="logging in" onCancel={cancel} />}
        <Link
          to={paths.forgotPassword}
          onClick={() => storeReset({ phone: textOf(values.phoneNumber) })}
          className="link"
        >
          Forgot Password
        </Link>
      </StepForm>
      <p className="link-line">
        Don't have an account? <Link to={paths.signUp}>Register Now</Link>
      </p>
    </Page>
  );
}
