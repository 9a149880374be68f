import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Credentials, credentials } from '#api/credentials.ts';
import { session } from '#api/session-store.ts';
import { Link } from '#components/layout/Link.tsx';
import { spacedPhone } from '#domain/phone.ts';
import { type Evaluation, stepOf, validateStep } from '#engine/core/index.ts';
import { answersByStep } from '#forms/answers/every-answer.ts';
import { application, applicationDraft } from '#forms/application.ts';
import { toSubmission } from '#forms/application-submission.ts';
import { createAccountDraft } from '#forms/create-account.ts';
import { guessablePasswordCheck } from '#forms/guessable-password-check.ts';
import { signUp, userInputsOf } from '#forms/sign-up.ts';
import { enqueueApplication, latestApplication, rememberSubmitted } from '#outbox/portal-outbox.ts';
import { useOutbox } from '#outbox/use-outbox.ts';
import { paths } from '#paths';
import { register, registeredPhone } from '#session/registration.ts';
import { today } from '../../clock.ts';
import type { SignUpState } from '../sign-up/sign-up-state.ts';
import { AlreadySent } from './AlreadySent.tsx';

/* The application page loads this module on demand, because the form can be filled in without it. */

export { CredentialsDialog } from './CredentialsDialog.tsx';

export function SentApplication({ onChange }: { readonly onChange: (isSent: boolean) => void }) {
  const sent = latestApplication(useOutbox());
  const isSent = sent !== undefined && sent.state !== 'refused';
  useLayoutEffect(() => onChange(isSent), [onChange, isSent]);
  useCarriedEmail();
  return isSent && <AlreadySent item={sent} />;
}

/**
 * Shows the student's phone number and a link to change it. During a session there is no link, because a new
 * sign-up would end the session.
 */
export function AccountPhone() {
  const { pathname } = useLocation();
  const [phone, setPhone] = useState<string>();
  useEffect(() => {
    void registeredPhone().then((known = '') => setPhone(known));
  }, []);
  if (!phone) return phone === undefined ? '\u00A0' : "We'll ask for it when you submit.";
  return (
    <>
      {spacedPhone(phone)}{' '}
      {!session.current() && (
        <Link
          to={paths.signUp}
          state={{ isOtherPhone: true, from: pathname } satisfies SignUpState}
          className="review-change"
        >
          Change the number
        </Link>
      )}
    </>
  );
}

export type Registration = Awaited<ReturnType<typeof completeRegistration>>;

/**
 * Registers the phone number and password that the student has typed in the dialog. Returns the registered
 * phone number, what is still missing, and any problem with the password.
 */
export async function completeRegistration(evaluation: Evaluation, given: Partial<Credentials>) {
  if (given.phone) await register(given);
  const phone = await registeredPhone();
  if (given.password) credentials.keep({ phone, password: given.password });
  const password = credentials.password();
  const userInputs = userInputsOf({ ...evaluation.flatAnswers, mobileNumber: phone });
  const problem = phone && password ? await problemOf(password, userInputs) : undefined;
  return {
    phone,
    missing: { phone: !phone, password: problem !== undefined || !password },
    problem,
    userInputs,
  };
}

/** Puts the application into the outbox. Resolves once the application is stored there. */
export async function sendApplication(evaluation: Evaluation, phone: string): Promise<void> {
  credentials.keep({ phone });
  await rememberSubmitted('application', applicationDraft);
  await enqueueApplication(toSubmission(evaluation, { mobileNumber: phone }));
}

/**
 * Returns a message if the password is easy to guess. The sign-up has already checked the password, but did
 * not know the student's name yet. A logged-in student's existing password is not checked.
 */
async function problemOf(password: string, userInputs: readonly string[]): Promise<string | undefined> {
  if (session.current()) return undefined;
  await guessablePasswordCheck.load?.();
  const only = ['password'];
  const [found] = validateStep(
    signUp,
    stepOf(signUp, 'register'),
    { password },
    { today: today(), only, userInputs },
  );
  return found?.message;
}

function useCarriedEmail(): void {
  useEffect(() => {
    void Promise.all([createAccountDraft.load(), applicationDraft.load()]).then(([account]) => {
      const email = account.answers.account?.email;
      if (!email) return;
      const kept = applicationDraft.snapshot().answers;
      for (const [step, carried] of Object.entries(answersByStep(application, { email })))
        applicationDraft.change(step, { ...kept[step], ...carried });
      void createAccountDraft.clear();
    });
  }, []);
}
