import { useNavigate } from 'react-router-dom';
import { credentials } from '#api/credentials.ts';
import { Dialog } from '#components/Dialog.tsx';
import { StepForm } from '#components/StepForm.tsx';
import { useDraft } from '#engine/use-draft.ts';
import { createAccount, createAccountDraft } from '#forms/create-account.ts';
import { paths } from '#paths';

/**
 * The landing page's modal (portal.md §2): e-mail address and password, then the walkthrough. The phone is asked
 * for before the application is sent (decisions.md 1).
 */
export function CreateAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const values = useDraft(createAccountDraft).answers.account ?? {};

  async function submit() {
    credentials.keep({ password: values.password });
    await createAccountDraft.flush();
    // In place of the entry that would open the modal again.
    navigate(paths.information, { replace: true });
  }

  return (
    <Dialog title="Create your account" onClose={onClose}>
      <StepForm
        flow={createAccount}
        step="account"
        values={values}
        onChange={(answers) => createAccountDraft.change('account', answers)}
        onValid={() => void submit()}
      />
    </Dialog>
  );
}
