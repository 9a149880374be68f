import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '#components/Dialog.tsx';
import { StepForm } from '#components/StepForm.tsx';
import { type StepAnswers, textOf } from '#engine/core/index.ts';
import { createAccount, createAccountDraft } from '#forms/create-account.ts';
import { paths } from '#paths';
import { register } from '#session/registration.ts';
import { useConfirmOwnAnswers } from './use-confirm-own-answers.tsx';

/**
 * The modal that the landing page's Sign Up opens: asks for email address and password, then leads to the walkthrough.
 * The phone number is asked for before the application is sent.
 */
export function CreateAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  // Kept in memory only while typing, so that the next student on this phone does not find it.
  const [values, setValues] = useState<StepAnswers>({});

  const confirmOwn = useConfirmOwnAnswers(signUpNow);

  async function signUpNow() {
    await register({ password: textOf(values.password) });
    createAccountDraft.change('account', { email: values.email ?? '' });
    await createAccountDraft.flush();
    // Replaces the history entry, which would open the modal again.
    navigate(paths.information, { replace: true });
  }

  return (
    <Dialog title="Create your account" onClose={onClose}>
      {confirmOwn.question ?? (
        <StepForm
          flow={createAccount}
          step="account"
          values={values}
          onChange={setValues}
          onValid={() => void confirmOwn.begin({ email: textOf(values.email) })}
        />
      )}
    </Dialog>
  );
}
