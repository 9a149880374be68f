import { useState } from 'react';
import { editApplication, getApplication, needsPassword } from '#api/applications.ts';
import { formatError } from '#api/http/api-error.ts';
import { queries } from '#api/queries.ts';
import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import { SheetDialog } from '#components/SheetDialog.tsx';
import { SingleStepForm } from '#components/SingleStepForm.tsx';
import { addToast } from '#components/toasts/toast-store.ts';
import type { ApplicationResponse } from '#contract/applications.ts';
import { evaluate, type StepAnswers, textOf } from '#engine/core/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import { accountEdit, toAccountEdit } from '#forms/account-edit.ts';
import { today } from '../../clock.ts';
import { useAbortController } from '../use-abort-controller.ts';
import { unsavedEdit } from './unsaved-edit.ts';

export const ready = () => loadWidgets(accountEdit);

export function EditInfoDialog(props: EditInfoProps) {
  function giveUp() {
    unsavedEdit.forget();
    props.onClose();
  }

  return (
    <SheetDialog title={accountEdit.definition.title} isForm onClose={giveUp}>
      <EditInfoForm {...props} />
    </SheetDialog>
  );
}

interface EditInfoProps {
  readonly user: string;
  readonly application: ApplicationResponse;
  readonly onClose: () => void;
}

/**
 * Asks for the password only if the phone number is changed and the server requires the password for that.
 */
export function EditInfoForm({ user, application, onClose }: EditInfoProps) {
  const { phone_number, email } = application;
  const [values, setValues] = useState<StepAnswers>(unsavedEdit.of(user) ?? { phone_number, email });
  const calls = useAbortController();
  const [isBusy, setBusy] = useState(false);
  const { password, ...typed } = values;
  const evaluation = evaluate(accountEdit, { edit: values }, { today: today() });
  const wanted = toAccountEdit(evaluation);
  const asksPassword = needsPassword(wanted, application);

  async function save() {
    unsavedEdit.keep(user, typed);
    setBusy(true);
    const signal = calls.renew();
    try {
      const edited = await editApplication(user, wanted, {
        password: asksPassword ? textOf(password) : undefined,
        signal,
      });
      unsavedEdit.forget();
      queries.setData(getApplication, user, edited);
      addToast({ title: 'Basic Information successfully edited', status: 'success' });
    } catch (error) {
      if (signal.aborted) return setBusy(false);
      console.error(error);
      addToast({ title: 'Failed to edit application', text: formatError(error), status: 'error' });
    }
    onClose(); // even after a failure, because `unsavedEdit` keeps the typed values
  }

  return (
    <SingleStepForm
      flow={accountEdit}
      step="edit"
      only={asksPassword ? undefined : ['phone_number', 'email']}
      values={values}
      onChange={setValues}
      onValid={() => void save()}
      isBusy={isBusy}
    >
      {/* This hidden field tells password managers which account the password belongs to. */}
      {asksPassword && (
        <input type="text" name="username" autoComplete="username" value={phone_number} readOnly hidden />
      )}
      {isBusy && <SlowCallNotice what="saving" onCancel={calls.abort} />}
    </SingleStepForm>
  );
}
