import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Credentials, credentials } from '#api/credentials.ts';
import { lastApplication, sendApplication } from '#api/deliveries.ts';
import { applicationId } from '#api/ownership.ts';
import { referenceOf } from '#api/reference.ts';
import type { Walk } from '#engine/flow.ts';
import { StepFields } from '#engine/rjsf/StepFields.tsx';
import { application, applicationDraft, toSubmission } from '#forms/application.ts';
import { createAccountDraft } from '#forms/create-account.ts';
import { paths } from '#paths';
import { CredentialsDialog } from './CredentialsDialog.tsx';
import { FlowPage } from './FlowPage.tsx';
import { register, registeredPhone } from './registration.ts';
import { noteSubmitted } from './sent-application.ts';
import { useOutbox } from './use-outbox.ts';

/** Three forms and their review; SUBMIT moves on at once and leaves the delivery to the outbox (portal.md §4). */
export function ApplicationPage() {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<{ walk: Walk; phone: string | undefined }>();
  const isSending = useRef(false);
  useCarriedEmail();

  async function submit(walk: Walk, given: Partial<Credentials> = {}) {
    if (given.phone) await register(given);
    const phone = await registeredPhone();
    if (given.password) credentials.keep({ phone, password: given.password });
    if (!phone || !credentials.password()) return setAsking({ walk, phone });
    setAsking(undefined);
    if (isSending.current) return;
    isSending.current = true;
    credentials.keep({ phone });
    noteSubmitted(applicationDraft.snapshot().answers);
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
