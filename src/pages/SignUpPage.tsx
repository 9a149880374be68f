import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { credentials } from '#api/credentials.ts';
import { PageHeader } from '#components/PageHeader.tsx';
import { PageTitle } from '#components/PageTitle.tsx';
import { StepForm } from '#components/StepForm.tsx';
import { useDraft } from '#engine/use-draft.ts';
import { signUp, signUpDraft } from '#forms/sign-up.ts';
import { paths } from '#paths';
import { CreateAccountDialog } from './CreateAccountDialog.tsx';

/** Portal.md §2, Sign Up. The landing page's modal opens over it (decisions.md 1). */
export function SignUpPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const draft = useDraft(signUpDraft);
  const [isLeaving, setLeaving] = useState(false);
  const values = draft.answers.register ?? {};
  const isModalOpen = state?.createAccount === true;

  async function submit() {
    credentials.keep({ phone: values.mobileNumber, password: values.password });
    setLeaving(true);
    await signUpDraft.flush();
    navigate(paths.information);
  }

  return (
    <>
      <PageTitle page="Sign Up" />
      <PageHeader />
      <main id="main" className="column stack">
        <h1 tabIndex={-1}>Hello! Register to get started.</h1>
        {/* Not under the modal, whose fields have the same names and ids. */}
        {!isModalOpen && (
          <StepForm
            flow={signUp}
            step="register"
            values={values}
            onChange={(answers) => signUpDraft.change('register', answers)}
            onValid={() => void submit()}
            isBusy={isLeaving}
          />
        )}
        <p className="link-line">
          Already have an account? <Link to={paths.login}>Login</Link>
        </p>
      </main>
      {isModalOpen && (
        <CreateAccountDialog onClose={() => navigate(paths.signUp, { replace: true, state: null })} />
      )}
    </>
  );
}
