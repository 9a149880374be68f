import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Credentials, credentials } from '#api/credentials.ts';
import { lastApplication, sendApplication } from '#api/deliveries.ts';
import type { Walk } from '#engine/flow.ts';
import { StepFields } from '#engine/rjsf/StepFields.tsx';
import { application, applicationDraft, toSubmission } from '#forms/application.ts';
import { createAccountDraft } from '#forms/create-account.ts';
import { AlreadySent } from './AlreadySent.tsx';
import { CredentialsDialog } from './CredentialsDialog.tsx';
import { FlowPage } from './FlowPage.tsx';
import { register, registeredPhone } from './registration.ts';
import { noteSubmitted } from './submitted.ts';
import { useOutbox } from './use-outbox.ts';

/** A prerendered page is taken over with what the phone has kept. */
export const ready = applicationDraft.load;

/** Three forms and their review; SUBMIT moves on at once and leaves the delivery to the outbox (portal.md §4). */
export function ApplicationPage() {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<{ walk: Walk; phone: string | undefined }>();
  const [typedPhone, setTypedPhone] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const isSending = useRef(false);
  const sent = lastApplication(useOutbox());
  useCarriedEmail();

  async function submit(walk: Walk, given: Partial<Credentials> = {}) {
    if (given.phone) await register(given);
    const phone = await registeredPhone();
    if (given.password) credentials.keep({ phone, password: given.password });
    if (!phone || !credentials.password()) return setAsking({ walk, phone });
    setAsking(undefined);
    if (isSending.current) return;
    isSending.current = true;
    setLeaving(true);
    credentials.keep({ phone });
    await noteSubmitted('application', applicationDraft);
    await sendApplication(toSubmission(walk, { mobileNumber: phone }));
    navigate(application.definition.submit!.go);
  }

  // Not on the way to the next page, which says so itself.
  if (sent && sent.state !== 'refused' && !isLeaving) return <AlreadySent item={sent} />;

  return (
    <>
      <FlowPage
        flow={application}
        draft={applicationDraft}
        fields={StepFields}
        onSubmit={(walk) => void submit(walk)}
      />
      {asking && (
        <CredentialsDialog
          lacks={{ phone: !asking.phone, password: !credentials.password() }}
          phone={typedPhone}
          onPhone={setTypedPhone}
          onGiven={(given) => void submit(asking.walk, given)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
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
