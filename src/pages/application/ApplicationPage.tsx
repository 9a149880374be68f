import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Credentials } from '#api/credentials.ts';
import type { Evaluation } from '#engine/core/index.ts';
import { application, applicationDraft } from '#forms/application.ts';
import { FlowPage } from '../questionnaire/FlowPage.tsx';
import { ready as readyOf } from '../questionnaire/ready.ts';
import { useLazyModule } from '../use-lazy-module.ts';
import type { CredentialsDialog, Registration } from './ApplicationSubmission.tsx';

export const ready = () => readyOf(application, applicationDraft);

const loadSubmission = () => import('./ApplicationSubmission.tsx');

/**
 * Shows the application's form. SUBMIT stores the answers in the outbox, which sends them, and opens the next
 * page at once.
 */
export function ApplicationPage() {
  const [isLeaving, setLeaving] = useState(false);
  const [isSent, setSent] = useState(false);
  const [submission, neededSubmission] = useLazyModule(loadSubmission);
  return (
    <>
      {submission && !isLeaving && <submission.SentApplication onChange={setSent} />}
      {!isSent && (
        <Forms
          neededSubmission={neededSubmission}
          onLeaving={setLeaving}
          account={submission && <submission.AccountPhone />}
        />
      )}
    </>
  );
}

interface Asking extends Registration {
  readonly Dialog: typeof CredentialsDialog;
  /** The dialog calls `answer` with undefined if the student closes it. */
  readonly answer: (given: Partial<Credentials> | undefined) => void;
}

interface FormsProps {
  readonly neededSubmission: () => ReturnType<typeof loadSubmission>;
  readonly onLeaving: (isLeaving: boolean) => void;
  readonly account: ReactNode;
}

function Forms({ neededSubmission, onLeaving, account }: FormsProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking>();
  const [typedPhone, setTypedPhone] = useState('');

  async function submit(evaluation: Evaluation, given: Partial<Credentials> = {}): Promise<void> {
    const { CredentialsDialog, completeRegistration, sendApplication } = await neededSubmission();
    const registration = await completeRegistration(evaluation, given);
    const { phone, missing } = registration;
    if (phone && !missing.password) {
      onLeaving(true);
      try {
        await sendApplication(evaluation, phone);
      } catch (error) {
        onLeaving(false);
        throw error;
      }
      return navigate(application.definition.submit!.go);
    }
    const more = await new Promise<Partial<Credentials> | undefined>((answer) =>
      setAsking({ ...registration, Dialog: CredentialsDialog, answer }),
    );
    setAsking(undefined);
    if (more) return submit(evaluation, more);
  }

  return (
    <>
      <FlowPage
        flow={application}
        draft={applicationDraft}
        onSubmit={submit}
        isAsking={asking !== undefined}
        aboveAnswers={<AccountSection>{account}</AccountSection>}
      />
      {asking && (
        <asking.Dialog
          key={asking.problem}
          missing={asking.missing}
          problem={asking.problem}
          userInputs={asking.userInputs}
          phone={asking.phone ?? typedPhone}
          onPhone={setTypedPhone}
          onGiven={asking.answer}
          onClose={() => asking.answer(undefined)}
        />
      )}
    </>
  );
}

/**
 * Shows the phone number, so that the student can notice a wrong digit before sending. Until the number has
 * loaded, a non-breaking space keeps the line's height.
 */
function AccountSection({ children = '\u00A0' }: { children: ReactNode }) {
  return (
    <div className="review-section">
      <dl>
        <div>
          <dt className="quiet">Phone number you will log in with</dt>
          <dd>{children}</dd>
        </div>
      </dl>
    </div>
  );
}
