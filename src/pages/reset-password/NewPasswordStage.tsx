import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError, formatError } from '#api/http/api-error.ts';
import { isCodeRight, updatePassword } from '#api/password-reset.ts';
import { SlowCallNotice } from '#components/loading/SlowCallNotice.tsx';
import { StepForm } from '#components/StepForm.tsx';
import { addToast } from '#components/toasts/toasts.ts';
import { digitsOf, spacedPhone } from '#domain/phone.ts';
import type { StepAnswers } from '#engine/core/index.ts';
import { forgotPassword } from '#forms/forgot-password.ts';
import { paths } from '#paths';
import { clearTab } from '#session/password-reset.ts';
import { useAbortController } from '../use-abort-controller.ts';
import { ResendCode } from './ResendCode.tsx';
import { useIsSameLocation } from './use-is-same-location.ts';

interface NewPasswordStageProps {
  readonly phone: string;
  readonly sentAt: number;
  readonly sendings: number;
}

/** Stage 2: the code that was sent, and the new password. */
export function NewPasswordStage({ phone, sentAt, sendings }: NewPasswordStageProps) {
  const { values, setValues, isBusy, problem, submit, cancel } = useNewPassword(phone);

  return (
    <>
      <div>
        <p>
          We sent a code by WhatsApp to <strong className="unbroken">{spacedPhone(phone)}</strong>.
        </p>
        <Link to={paths.forgotPassword} replace className="link">
          Change the number
        </Link>
      </div>
      <StepForm
        flow={forgotPassword}
        step="reset"
        userInputs={[phone]}
        values={values}
        onChange={setValues}
        onValid={(refuse) => void submit(refuse)}
        isBusy={isBusy}
      >
        {/* Whose password this is, for who keeps passwords. */}
        <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
        {problem && (
          <p className="notice notice-error" role="alert">
            {problem}
          </p>
        )}
        {isBusy && <SlowCallNotice what="working" onCancel={cancel} />}
      </StepForm>
      <ResendCode phone={phone} sentAt={sentAt} sendings={sendings} />
    </>
  );
}

/** Checks the code, and then sets the new password: two calls, of which the second may be lost on its way back. */
function useNewPassword(phone: string) {
  const navigate = useNavigate();
  const isHere = useIsSameLocation();
  const calls = useAbortController();
  const [values, setValues] = useState<StepAnswers>({});
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** The new password is being sent, or may have arrived without an answer. */
  const [wasSent, setSent] = useState(false);

  async function submit(refuse: (field: string) => void) {
    const code = digitsOf(values.verification_code ?? '');
    setBusy(true);
    setProblem('');
    const signal = calls.renew();
    let isCodeKnown = false;
    try {
      if (!(await isCodeRight(phone, code, signal))) {
        if (wasSent) setProblem(maybeSaved);
        return refuse('verification_code');
      }
      isCodeKnown = true;
      setSent(true);
      await updatePassword(phone, code, values.newPassword ?? '', signal);
      setValues({});
      clearTab();
      addToast({ title: 'Password Has Been Reset', status: 'success' });
      if (isHere()) navigate(paths.landing, { replace: true });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      if (error instanceof ApiError && error.fields.includes('newPassword')) {
        setSent(wasSent);
        return refuse('newPassword');
      }
      const isUnchanged = isCodeKnown && isRefused(error);
      if (isUnchanged) setSent(wasSent);
      setProblem(isUnchanged ? notChanged : formatError(error));
    } finally {
      setBusy(false);
    }
  }

  return { values, setValues, isBusy, problem, submit, cancel: calls.abort };
}

const maybeSaved =
  'Your new password may have been saved already. Try to log in with it. If that does not work, send a new code.';

const notChanged =
  'The code was right, but the password was not changed. Send a new code and try again, or contact support.';

/**
 * After the code was called right: it ran out in between, or another tab used it, or the server of another host
 * wants what the portal does not send.
 */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
