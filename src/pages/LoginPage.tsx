import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ApiError, sentenceFor } from '#api/api-error.ts';
import { credentials } from '#api/credentials.ts';
import { destinationAfterLogIn, logIn } from '#api/login.ts';
import { PageHeader } from '#components/PageHeader.tsx';
import { PageTitle } from '#components/PageTitle.tsx';
import { StepForm } from '#components/StepForm.tsx';
import { addToast } from '#components/toasts.ts';
import { focusField } from '#engine/templates/ErrorSummary.tsx';
import { login } from '#forms/login.ts';
import { paths } from '#paths';
import { pathOf } from './destination.ts';
import { loginStateOf } from './login-state.ts';

/** Portal.md §2, Login; where it leads, §4. */
export function LoginPage() {
  const { phone, notice, from } = loginStateOf(useLocation().state);
  const navigate = useNavigate();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({
    phoneNumber: phone ?? credentials.phone() ?? '',
  });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function submit() {
    setBusy(true);
    setProblem('');
    try {
      await logIn({ phone: values.phoneNumber ?? '', password: values.password ?? '' });
      if (from) navigate(from, { replace: true });
      else navigate(...pathOf(await destinationAfterLogIn()));
    } catch (error) {
      console.error(error);
      addToast({ title: 'Failed to Login', status: 'error' });
      setProblem(whyNot(error));
      setValues({ ...values, password: '' });
      focusField('password');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <PageTitle page="Login" />
      <PageHeader />
      <main id="main" className="column stack">
        <h1 tabIndex={-1}>Welcome back. Glad to see you again!</h1>
        {notice && <p className="notice">{notice}</p>}
        {problem && <p className="notice notice-error">{problem}</p>}
        <StepForm
          flow={login}
          step="login"
          values={values}
          onChange={setValues}
          onValid={() => void submit()}
          isBusy={isBusy}
        >
          <Link to={paths.forgotPassword} className="link">
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

/** One sentence for a wrong phone and a wrong password, so that nobody learns which phones have accounts. */
function whyNot(error: unknown): string {
  const wasRefused = error instanceof ApiError && [400, 401].includes(error.status ?? 0);
  return wasRefused ? 'The phone number or the password is not right.' : sentenceFor(error);
}
