import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Credentials, credentials } from '#api/credentials.ts';
import { session } from '#api/session.ts';
import { type Evaluation, stepOf, validateStep } from '#engine/core/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import { inSteps } from '#forms/answers/every-answer.ts';
import { application, applicationDraft, toSubmission } from '#forms/application.ts';
import { createAccountDraft } from '#forms/create-account.ts';
import { passwordStrength } from '#forms/password-strength.ts';
import { signUp, userInputsOf } from '#forms/sign-up.ts';
import { enqueueApplication, latestApplication } from '#outbox/portal-outbox.ts';
import { rememberSubmitted } from '#outbox/submitted-answers.ts';
import { useOutbox } from '#outbox/use-outbox.ts';
import { register, registeredPhone } from '#session/registration.ts';
import { today } from '../../clock.ts';
import { FlowPage } from '../questionnaire/FlowPage.tsx';
import { AlreadySent } from './AlreadySent.tsx';
import { CredentialsDialog } from './CredentialsDialog.tsx';

/** A prerendered page is taken over with what the phone has kept. */
export const ready = () => Promise.all([applicationDraft.load(), loadWidgets(application)]);

/** What is asked for of the registration, because it is missing or wrong. */
interface Asking {
  readonly evaluation: Evaluation;
  /** What is wrong with the password that is known. */
  readonly problem: string | undefined;
  readonly phone: string | undefined;
  /** Undefined while the dialog is closed. */
  readonly answer: (given: Partial<Credentials> | undefined) => void;
}

/** Three forms and their review; SUBMIT moves on at once and leaves the delivery to the outbox. */
export function ApplicationPage() {
  const [isLeaving, setLeaving] = useState(false);
  const sent = latestApplication(useOutbox());
  useCarriedEmail();
  // Not while the next page loads, which says so itself.
  if (sent && sent.state !== 'refused' && !isLeaving) return <AlreadySent item={sent} />;
  return <Forms onLeaving={setLeaving} />;
}

/** Replaced once the application was sent, in another tab too, and its dialog with it. */
function Forms({ onLeaving }: { onLeaving: (isLeaving: boolean) => void }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking>();
  const [typedPhone, setTypedPhone] = useState('');

  async function submit(evaluation: Evaluation, given: Partial<Credentials> = {}): Promise<void> {
    if (given.phone) await register(given);
    const phone = await registeredPhone();
    if (given.password) credentials.keep({ phone, password: given.password });
    const password = credentials.password();
    const problem = phone && password ? await problemOf(password, applicant(evaluation, phone)) : undefined;
    if (phone && password && !problem) return send(evaluation, phone);
    const more = await new Promise<Partial<Credentials> | undefined>((answer) =>
      setAsking({ evaluation, phone, problem, answer }),
    );
    setAsking(undefined);
    if (more) return submit(evaluation, more);
  }

  async function send(evaluation: Evaluation, phone: string): Promise<void> {
    onLeaving(true);
    try {
      credentials.keep({ phone });
      await rememberSubmitted('application', applicationDraft);
      await enqueueApplication(toSubmission(evaluation, { mobileNumber: phone }));
    } catch (error) {
      onLeaving(false);
      throw error;
    }
    navigate(application.definition.submit!.go);
  }

  return (
    <>
      <FlowPage
        flow={application}
        draft={applicationDraft}
        onSubmit={submit}
        isAsking={asking !== undefined}
      />
      {asking && (
        <CredentialsDialog
          key={asking.problem}
          missing={{
            phone: !asking.phone,
            password: asking.problem !== undefined || !credentials.password(),
          }}
          problem={asking.problem}
          userInputs={applicant(asking.evaluation, asking.phone)}
          phone={typedPhone}
          onPhone={setTypedPhone}
          onGiven={asking.answer}
          onClose={() => asking.answer(undefined)}
        />
      )}
    </>
  );
}

const applicant = ({ flatAnswers }: Evaluation, mobileNumber: string | undefined) =>
  userInputsOf({ ...flatAnswers, mobileNumber });

/** Checked again, because the sign-up did not know the name; not for a student who is logged in. */
async function problemOf(password: string, known: readonly string[]): Promise<string | undefined> {
  if (session.current()) return undefined;
  await passwordStrength.load?.();
  const only = ['password'];
  const [found] = validateStep(
    signUp,
    stepOf(signUp, 'register'),
    { password },
    { today: today(), only, userInputs: known },
  );
  return found?.message;
}

/** The e-mail address that was typed in the landing page's modal goes into the application. */
function useCarriedEmail(): void {
  useEffect(() => {
    void Promise.all([createAccountDraft.load(), applicationDraft.load()]).then(([account]) => {
      const email = account.answers.account?.email;
      if (!email) return;
      const kept = applicationDraft.snapshot().answers;
      for (const [step, carried] of Object.entries(inSteps(application, { email })))
        applicationDraft.change(step, { ...kept[step], ...carried });
      void createAccountDraft.clear();
    });
  }, []);
}
