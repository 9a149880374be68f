import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#api/http/api-error.ts';
import { isCodeValid, updatePassword } from '#api/password-reset.ts';
import { Link } from '#components/layout/Link.tsx';
import { SingleStepForm } from '#components/SingleStepForm.tsx';
import { addToast } from '#components/toasts/toast-store.ts';
import { spacedPhone } from '#domain/phone.ts';
import { type StepAnswers, textOf } from '#engine/core/index.ts';
import { forgotPassword } from '#forms/forgot-password.ts';
import { paths } from '#paths';
import { clearTab } from '#session/clear-tab.ts';
import { CallStatus } from './CallStatus.tsx';
import { ResendCode, type ResendCodeProps } from './ResendCode.tsx';
import { useCall } from './use-call.ts';

export function NewPasswordStage({ phone, sentAt, sendings }: ResendCodeProps) {
  const navigate = useNavigate();
  const call = useCall();
  const [values, setValues] = useState<StepAnswers>({});
  /**
   * True if the new password was sent but no response arrived. The server may then have saved the password.
   */
  const [wasSent, setSent] = useState(false);

  /** Checks the code with one request, and sets the new password with another. */
  const submit = (refuse: (field: string) => void) =>
    call.run(async (signal) => {
      const code = textOf(values.verification_code);
      if (!(await isCodeValid(phone, code, signal))) {
        refuse('verification_code');
        return wasSent ? maybeSavedMessage : undefined;
      }
      setSent(true);
      try {
        await updatePassword(phone, code, textOf(values.newPassword), signal);
      } catch (error) {
        if (signal.aborted || !(error instanceof ApiError)) throw error;
        const isTooEasy = error.fields.includes('newPassword');
        if (!isTooEasy && error.status !== invalidCodeStatus) throw error;
        console.error(error);
        setSent(wasSent);
        return isTooEasy ? void refuse('newPassword') : notChangedMessage;
      }
      setValues({});
      clearTab();
      addToast({ title: 'Password Has Been Reset', status: 'success' });
      if (call.isMounted()) navigate(paths.landing, { replace: true });
    });

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
      <SingleStepForm
        flow={forgotPassword}
        step="reset"
        userInputs={[phone]}
        values={values}
        onChange={setValues}
        onValid={(refuse) => void submit(refuse)}
        isBusy={call.isBusy}
      >
        {/* This hidden field tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
        <CallStatus {...call} />
      </SingleStepForm>
      <ResendCode phone={phone} sentAt={sentAt} sendings={sendings} />
    </>
  );
}

const maybeSavedMessage = 'Try logging in with your new password. If that fails, ask for a new code.';

const notChangedMessage =
  "Your code was right, but we couldn't change your password. Ask for a new code, or contact support.";

/**
 * The status of the response if the server rejects the new password although it has just accepted the code.
 * This happens if the code has expired or was used in another tab, or if a host other than the reference
 * server requires more data.
 */
const invalidCodeStatus = 403;
