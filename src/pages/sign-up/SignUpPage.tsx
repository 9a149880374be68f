import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '#components/Button.tsx';
import { ConfirmPanel } from '#components/ConfirmPanel.tsx';
import { Link } from '#components/layout/Link.tsx';
import { Page } from '#components/layout/Page.tsx';
import { SingleStepForm } from '#components/SingleStepForm.tsx';
import { type StepAnswers, textOf } from '#engine/core/index.ts';
import { loadWidgets, useDraft } from '#engine/react/index.ts';
import { createAccount } from '#forms/create-account.ts';
import { signUp, signUpDraft } from '#forms/sign-up.ts';
import { createAccountHash, paths } from '#paths';
import { storeReset } from '#session/password-reset.ts';
import { register } from '#session/registration.ts';
import type { LoginState } from '../login/login-state.ts';
import { CreateAccountDialog } from './CreateAccountDialog.tsx';
import type { SignUpState } from './sign-up-state.ts';
import './SignUpPage.css';
import { useConfirmOwnAnswers } from './use-confirm-own-answers.tsx';

export const ready = () => Promise.all([signUp, createAccount].map((form) => loadWidgets(form)));

/**
 * While the dialog is open, the page shows only these fields. The form's other fields are in the dialog, and
 * must not appear twice with the same names and ids.
 */
const notInModal = ['mobileNumber', 'confirmPassword'];

/** "Sign Up" on the landing page opens this page with a dialog on top. */
export function SignUpPage() {
  const { state, hash }: { state: SignUpState | null; hash: string } = useLocation();
  const navigate = useNavigate();
  const { answers } = useDraft(signUpDraft);
  // The typed values are only in memory. The phone number is stored when the student registers, and the
  // password is never stored.
  const [typed, setTyped] = useState<StepAnswers>({});
  const [isLeaving, setLeaving] = useState(false);
  /** The typed phone number, if an account with this number exists; otherwise ''. */
  const [taken, setTaken] = useState('');
  const values = { mobileNumber: answers.register?.mobileNumber ?? '', ...typed };
  const isModalOpen = state?.createAccount === true;
  // Removes the hash from the address, where it would open the dialog again after the student has closed it.
  useEffect(() => {
    if (hash !== createAccountHash) return;
    navigate(paths.signUp, { replace: true, state: { createAccount: true } satisfies SignUpState });
  }, [hash, navigate]);
  const confirmOwn = useConfirmOwnAnswers(signUpNow);

  async function submit(refuse: (field: string) => void) {
    const phone = textOf(values.mobileNumber);
    setLeaving(true);
    setTaken('');
    if (await isPhoneTaken(phone)) {
      setTaken(phone);
      refuse('mobileNumber');
      return setLeaving(false);
    }
    if (state?.isOtherPhone) await signUpNow();
    else await confirmOwn.begin({ phone });
  }

  async function signUpNow() {
    await register({ phone: textOf(values.mobileNumber), password: textOf(typed.password) });
    setTyped({});
    navigate(state?.from ?? paths.information);
  }

  return (
    <>
      <Page title="Sign Up" heading="Hello! Register to get started.">
        {confirmOwn.question}
        {taken && (
          <ConfirmPanel
            title="There is already an application with this number."
            text="Log in, or reset your password."
          >
            <ButtonLink to={paths.login} state={{ phone: taken } satisfies LoginState}>
              Log in
            </ButtonLink>
            <ButtonLink isPlain to={paths.forgotPassword} onClick={() => storeReset({ phone: taken })}>
              Forgot Password
            </ButtonLink>
          </ConfirmPanel>
        )}
        {!confirmOwn.question && (
          <div className={isModalOpen ? 'invisible' : taken && 'phone-taken'}>
            <SingleStepForm
              flow={signUp}
              step="register"
              only={isModalOpen ? notInModal : undefined}
              values={values}
              onChange={setTyped}
              onValid={(refuse) => void submit(refuse)}
              isBusy={isLeaving}
            />
          </div>
        )}
        {!taken && (
          <p className="link-line">
            Already have an account? <Link to={paths.login}>Login</Link>
          </p>
        )}
      </Page>
      {isModalOpen && (
        <CreateAccountDialog onClose={() => navigate(paths.signUp, { replace: true, state: null })} />
      )}
    </>
  );
}

/**
 * The longest time, in milliseconds, that the registration waits for `isPhoneTaken`. It can continue without
 * the result, because the server checks the phone number again when the application is sent.
 */
const longestWait = 2000;

/**
 * Resolves to true if an account has this phone number. Resolves to false if no account has it, or if the
 * server does not respond in time.
 */
function isPhoneTaken(phone: string): Promise<boolean> {
  const waiting = new AbortController();
  const answer = import('#api/password-reset.ts').then(({ isPhoneKnown }) =>
    isPhoneKnown(phone, waiting.signal),
  );
  const longest = new Promise<boolean>((resolve) => setTimeout(resolve, longestWait, false));
  return Promise.race([answer, longest])
    .catch(() => false)
    .finally(() => waiting.abort());
}
