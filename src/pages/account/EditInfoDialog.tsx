import { useState } from 'react';
import { editApplication, needsPassword } from '#api/applications.ts';
import { Dialog } from '#components/Dialog.tsx';
import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import { StepForm } from '#components/StepForm.tsx';
import type { ApplicationResponse } from '#contract/applications.ts';
import { evaluate, type StepAnswers } from '#engine/core/index.ts';
import { accountEdit, accountEditFrom, toAccountEdit } from '#forms/account-edit.ts';
import { today } from '../../clock.ts';
import { useAbortController } from '../use-abort-controller.ts';
import { unsavedEdit } from './unsaved-edit.ts';

interface EditInfoDialogProps {
  readonly user: string;
  readonly application: ApplicationResponse;
  readonly onSaved: (application: ApplicationResponse) => void;
  readonly onFailed: (error: unknown) => void;
  /** Closed by the student, who gives up what was typed. */
  readonly onClose: () => void;
}

/** Edit Info of the account page: phone number and e-mail address. */
export function EditInfoDialog({ user, application, onSaved, onFailed, onClose }: EditInfoDialogProps) {
  const { edit } = accountEditFrom(application);
  const [values, setValues] = useState<StepAnswers>(unsavedEdit.of(user) ?? { ...edit });
  const calls = useAbortController();
  const [isBusy, setBusy] = useState(false);
  const { password, ...typed } = values;
  const walked = evaluate(accountEdit, { edit: values }, { today: today() });
  const wanted = toAccountEdit(walked);
  const asksPassword = needsPassword(wanted, application);

  async function save() {
    unsavedEdit.keep(user, typed);
    setBusy(true);
    const signal = calls.renew();
    try {
      const edited = await editApplication(user, wanted, {
        password: asksPassword ? password : undefined,
        signal,
      });
      unsavedEdit.forget();
      onSaved(edited);
    } catch (error) {
      if (signal.aborted) setBusy(false);
      else onFailed(error);
    }
  }

  function close() {
    unsavedEdit.forget();
    onClose();
  }

  return (
    <Dialog title={accountEdit.definition.title} onClose={close}>
      <StepForm
        flow={accountEdit}
        step="edit"
        only={asksPassword ? undefined : Object.keys(edit)}
        values={values}
        onChange={setValues}
        onValid={() => void save()}
        isBusy={isBusy}
      >
        {/* Whose password this is, for who keeps passwords. */}
        {asksPassword && (
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={application.phone_number}
            readOnly
            hidden
          />
        )}
        {isBusy && <SlowCallNotice what="saving" onCancel={calls.abort} />}
      </StepForm>
    </Dialog>
  );
}
