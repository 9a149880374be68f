import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '#components/Dialog.tsx';
import { SingleStepForm } from '#components/SingleStepForm.tsx';
import { type StepAnswers, textOf } from '#engine/core/index.ts';
import { createAccount, createAccountDraft } from '#forms/create-account.ts';
import { paths } from '#paths';
import { register } from '#session/registration.ts';
import { useConfirmOwnAnswers } from './use-confirm-own-answers.tsx';

export function CreateAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  // The typed values are only in memory, so that the next student on this phone does not find them.
  const [values, setValues] = useState<StepAnswers>({});

  const confirmOwn = useConfirmOwnAnswers(signUpNow);

  async function signUpNow() {
    await register({ password: textOf(values.password) });
    createAccountDraft.change('account', { email: values.email ?? '' });
    await createAccountDraft.flush();
    // Replaces this history entry, because going back to it would open the dialog again.
    navigate(paths.information, { replace: true });
  }

  return (
    <Dialog title="Create your account" onClose={onClose}>
      {confirmOwn.question ?? (
        <SingleStepForm
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
