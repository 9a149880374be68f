import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatError } from '#api/http/api-error.ts';
import { isPhoneKnown, sendResetCode } from '#api/password-reset.ts';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import { StepForm } from '#components/StepForm.tsx';
import { digitsOf } from '#domain/phone.ts';
import type { StepAnswers } from '#engine/core/index.ts';
import { forgotPassword } from '#forms/forgot-password.ts';
import { paths } from '#paths';
import { storeReset } from '#session/password-reset.ts';
import { useAbortController } from '../use-abort-controller.ts';
import type { ResetState } from './reset-state.ts';
import { useIsSameLocation } from './use-is-same-location.ts';

interface ResetPhoneStageProps {
  /** What was typed at the log-in, or is known of this visit. */
  readonly phone: string;
}

/** Stage 1: which phone. Only one in the lender's records goes on. */
export function ResetPhoneStage({ phone }: ResetPhoneStageProps) {
  const navigate = useNavigate();
  const isHere = useIsSameLocation();
  const calls = useAbortController();
  const [values, setValues] = useState<StepAnswers>({ phone_number: phone });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function submit(refuse: (field: string) => void) {
    const typed = digitsOf(values.phone_number ?? '');
    setBusy(true);
    setProblem('');
    const signal = calls.renew();
    try {
      if (!(await isPhoneKnown(typed, signal))) return refuse('phone_number');
      await sendResetCode(typed, signal);
      if (isHere()) goOn(typed);
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setProblem(formatError(error));
    } finally {
      setBusy(false);
    }
  }

  function goOn(typed: string) {
    const sentAt = Date.now();
    storeReset({ phone: typed, sentAt });
    navigate(paths.forgotPassword, { state: { sentAt, sendings: 1 } satisfies ResetState });
  }

  return (
    <>
      <StepForm
        flow={forgotPassword}
        step="phone"
        values={values}
        onChange={setValues}
        onValid={(refuse) => void submit(refuse)}
        isBusy={isBusy}
      >
        {problem && (
          <p className="notice notice-error" role="alert">
            {problem}
          </p>
        )}
        {isBusy && <SlowCallNotice what="working" onCancel={calls.abort} />}
      </StepForm>
      <SupportLine />
    </>
  );
}
