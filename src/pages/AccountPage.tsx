import { useState } from 'react';
import { sentenceFor } from '#api/api-error.ts';
import { getApplication } from '#api/applications.ts';
import { reads } from '#api/reads.ts';
import { session } from '#api/session.ts';
import { Loaded } from '#components/Loaded.tsx';
import { PageHeader } from '#components/PageHeader.tsx';
import { PageTitle } from '#components/PageTitle.tsx';
import { addToast } from '#components/toasts.ts';
import type { ApplicationResponse } from '#contract/applications.ts';
import { EditInfoDialog } from './EditInfoDialog.tsx';
import { useRead } from './use-read.ts';

/** Portal.md §2, Account: for now the facts, and the way to change two of them. */
export function AccountPage() {
  const application = useRead(getApplication);
  const name = application.data?.first_name;
  return (
    <>
      <PageTitle page="Account" />
      <PageHeader title={name ? `${name}'s Account` : 'Account'} isHeading />
      <main id="main" className="column stack">
        <Loaded read={application} what="your account" skeleton={null}>
          {(data) => <BasicInformation application={data} />}
        </Loaded>
      </main>
    </>
  );
}

function BasicInformation({ application }: { application: ApplicationResponse }) {
  const user = session.current()?.user ?? '';
  const { first_name, last_name, university, mat_number, phone_number, email } = application;
  const [isEditing, setEditing] = useState(false);

  function saved(edited: ApplicationResponse) {
    reads.put(getApplication, edited);
    addToast({ title: 'Basic Information successfully edited', status: 'success' });
    setEditing(false);
  }

  /** The dialog closes (portal.md §8); what was typed is there when it is opened again. */
  function failed(error: unknown) {
    console.error(error);
    addToast({ title: 'Failed to edit application', text: sentenceFor(error), status: 'error' });
    setEditing(false);
  }

  return (
    <>
      <p>
        <strong>
          {first_name} {last_name}
        </strong>
      </p>
      <section className="stack">
        <h2>Basic Information</h2>
        <dl className="facts">
          <Fact name="University" value={university.name} />
          <Fact name="MAT number" value={mat_number} />
          <Fact name="Phone number" value={phone_number} />
          <Fact name="Email address" value={email} />
        </dl>
        <button type="button" className="button button-plain" onClick={() => setEditing(true)}>
          Edit Info
        </button>
      </section>
      {isEditing && (
        <EditInfoDialog
          user={user}
          application={application}
          onSaved={saved}
          onFailed={failed}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || 'Not provided'}</dd>
    </div>
  );
}
