import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Credentials, credentials } from '#api/credentials.ts';
import { applicationId, lastApplication, sendApplication } from '#api/deliveries.ts';
import { CredentialsDialog } from '#components/CredentialsDialog.tsx';
import { referenceOf } from '#components/SubmissionStatus.tsx';
import type { Walk } from '#engine/flow.ts';
import { StepFields } from '#engine/rjsf/StepFields.tsx';
import { application, applicationDraft, toSubmission } from '#forms/application.ts';
import { createAccountDraft } from '#forms/create-account.ts';
import { signUpDraft } from '#forms/sign-up.ts';
import { paths } from '#paths';
import { FlowPage } from './FlowPage.tsx';
import { registeredPhone } from './registration.ts';
import { useOutbox } from './use-outbox.ts';

/** Three forms and their review; SUBMIT moves on at once and leaves the delivery to the outbox (portal.md §4). */
export function ApplicationPage() {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<{ walk: Walk; phone: string | undefined }>();
  const isSending = useRef(false);
  useCarriedEmail();

  async function submit(walk: Walk, given: Partial<Credentials> = {}) {
    credentials.keep(given);
    if (given.phone) signUpDraft.change('register', { mobileNumber: given.phone });
    const phone = await registeredPhone();
    if (!phone || !credentials.password()) return setAsking({ walk, phone });
    setAsking(undefined);
    if (isSending.current) return;
    isSending.current = true;
    credentials.keep({ phone });
    await sendApplication(toSubmission(walk, { mobileNumber: phone }));
    isSending.current = false;
    navigate(application.definition.submit!.go);
  }

  return (
    <>
      <FlowPage
        flow={application}
        draft={applicationDraft}
        fields={StepFields}
        notice={<AlreadySent />}
        onSubmit={(walk) => void submit(walk)}
      />
      {asking && (
        <CredentialsDialog
          lacks={{ phone: !asking.phone, password: !credentials.password() }}
          onGiven={(given) => void submit(asking.walk, given)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

/** Whoever comes back by the Back button must not think that nothing was sent. */
function AlreadySent() {
  const item = lastApplication(useOutbox());
  if (!item || item.state === 'refused') return null;
  const id = applicationId(item);
  return (
    <p className="notice">
      {id
        ? `Your application was sent, reference ${referenceOf(id)}.`
        : 'Your application is waiting to be sent.'}{' '}
      <Link to={paths.applicationReceived}>What's next</Link>
    </p>
  );
}

/** The e-mail address that was typed in the landing page's modal goes into the application (decisions.md 1). */
function useCarriedEmail(): void {
  useEffect(() => {
    void Promise.all([createAccountDraft.load(), applicationDraft.load()]).then(([account]) => {
      const email = account.answers.account?.email;
      if (!email) return;
      applicationDraft.change('basic', { ...applicationDraft.snapshot().answers.basic, email });
      void createAccountDraft.clear();
    });
  }, []);
}
