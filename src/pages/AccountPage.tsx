import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { sentenceFor } from '#api/api-error.ts';
import { getApplication } from '#api/applications.ts';
import { session } from '#api/session.ts';
import { LoadProblem } from '#components/LoadProblem.tsx';
import { PageHeader } from '#components/PageHeader.tsx';
import { PageTitle } from '#components/PageTitle.tsx';
import { addToast } from '#components/toasts.ts';
import type { ApplicationResponse } from '#contract/applications.ts';
import { paths } from '#paths';
import { EditInfoDialog } from './EditInfoDialog.tsx';

type AccountData = { user: string; application: ApplicationResponse } | { problem: string };

export async function accountLoader(): Promise<AccountData> {
  const user = session.current()?.user;
  if (!user) return { problem: '' }; // on the way out: the guard beside this loader redirects
  try {
    return { user, application: await getApplication(user) };
  } catch (error) {
    console.error(error);
    return { problem: sentenceFor(error) };
  }
}

/** Portal.md §2, Account: for now the facts, and the way to change two of them. */
export function AccountPage() {
  const data = useLoaderData<AccountData>();
  const isLoaded = 'application' in data;
  return (
    <>
      <PageTitle page="Account" />
      <PageHeader title={isLoaded ? `${data.application.first_name}'s Account` : 'Account'} isHeading />
      <main id="main" className="column stack">
        {isLoaded ? (
          <BasicInformation {...data} />
        ) : (
          <LoadProblem what="your account" reason={data.problem} />
        )}
        <p className="link-line">
          <Link to={paths.home}>Home</Link>
        </p>
      </main>
    </>
  );
}

function BasicInformation({ user, application }: { user: string; application: ApplicationResponse }) {
  const { first_name, last_name, university, mat_number, phone_number, email } = application;
  const [isEditing, setEditing] = useState(false);
  const { revalidate } = useRevalidator();

  function saved() {
    addToast({ title: 'Basic Information successfully edited', status: 'success' });
    setEditing(false);
    void revalidate();
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
