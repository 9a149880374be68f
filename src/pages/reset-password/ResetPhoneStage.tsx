import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPhoneKnown, sendResetCode } from '#api/password-reset.ts';
import { SingleStepForm } from '#components/SingleStepForm.tsx';
import { type StepAnswers, textOf } from '#engine/core/index.ts';
import { forgotPassword } from '#forms/forgot-password.ts';
import { paths } from '#paths';
import { storeReset } from '#session/password-reset.ts';
import { CallStatus } from './CallStatus.tsx';
import type { ResetState } from './reset-state.ts';
import { useCall } from './use-call.ts';

export function ResetPhoneStage({ phone }: { readonly phone: string }) {
  const navigate = useNavigate();
  const call = useCall();
  const [values, setValues] = useState<StepAnswers>({ phone_number: phone });

  const submit = (refuse: (field: string) => void) =>
    call.run(async (signal) => {
      const typed = textOf(values.phone_number);
      if (!(await isPhoneKnown(typed, signal))) return void refuse('phone_number');
      await sendResetCode(typed, signal);
      if (!call.isMounted()) return;
      const sentAt = Date.now();
      storeReset({ phone: typed, sentAt });
      navigate(paths.forgotPassword, { state: { sentAt, sendings: 1 } satisfies ResetState });
    });

  return (
    <SingleStepForm
      flow={forgotPassword}
      step="phone"
      values={values}
      onChange={setValues}
      onValid={(refuse) => void submit(refuse)}
      isBusy={call.isBusy}
    >
      <CallStatus {...call} />
    </SingleStepForm>
  );
}
