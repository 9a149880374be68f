import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { invoiceExistence } from '#api/invoices.ts';
import { Loaded } from '#components/Loaded.tsx';
import { PageHeader } from '#components/PageHeader.tsx';
import { PageTitle } from '#components/PageTitle.tsx';
import type { InvoiceExistsResponse } from '#contract/invoices.ts';
import * as portal from '#generated/portal.ts';
import { paths } from '#paths';
import { LoseUnsent } from './LoseUnsent.tsx';
import { hasUnsent, signOut } from './sign-out.ts';
import { useRead } from './use-read.ts';

/** Portal.md §2, Home: for now what the application is waiting for. */
export function HomePage() {
  const existence = useRead(invoiceExistence);
  const { state } = useLocation();
  return (
    <>
      <PageTitle page="Home" />
      <PageHeader title="Home" isHeading />
      <main id="main" className="column stack">
        <p>Welcome to {portal.product}.</p>
        {typeof state?.notice === 'string' && <p className="notice">{state.notice}</p>}
        <Loaded read={existence} what="your application" skeleton={null}>
          {(data) => <Progress {...data} />}
        </Loaded>
        <More />
        <SignOut />
      </main>
    </>
  );
}

/** What was done and what is left to do, as far as the calls can tell. */
function Progress({ status, file_path }: InvoiceExistsResponse) {
  return (
    <>
      <section className="stack">
        <h2>Your application</h2>
        <p>{statusInWords(status)}</p>
      </section>
      <section className="stack">
        <h2>What to do</h2>
        <ol className="steps">
          <li>
            {file_path ? (
              'Upload your invoice: Sent'
            ) : (
              <>
                <Link to={paths.homeUploadInvoice}>Upload your invoice</Link>: Not done
              </>
            )}
          </li>
          <li>Pay your application fee: {feeInWords(status)}</li>
        </ol>
      </section>
    </>
  );
}

function statusInWords(status: string): string {
  switch (status) {
    case 'open':
      return 'We have received your application and have not decided on it yet.';
    case 'pending':
      return 'Your application is waiting for your application fee.';
    case 'approved':
      return 'Your application is approved.';
    default:
      return status
        ? `The status of your application is: ${status}.`
        : 'The status of your application is not known.';
  }
}

function feeInWords(status: string): string {
  if (status === 'pending') return 'To pay';
  return status === 'approved' ? 'Done' : 'Not yet';
}

/** Until the portal has its navigation: the pages that a student can go on to. */
function More() {
  return (
    <nav aria-label="More" className="stack">
      <Link to={paths.account} className="button button-plain">
        Account
      </Link>
      {menu.map(({ path, text }) => (
        <Link key={path} to={path} className="button button-plain">
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** The buttons of the Resource Hub's cards, which lead to questionnaires of ours. */
const menu = portal.resources.flatMap(({ buttons }) => buttons as readonly { path: string; text: string }[]);

/** Asks first where something would be lost (decisions.md 26). */
function SignOut() {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button
        type="button"
        className="button button-plain"
        onClick={async () => ((await hasUnsent()) ? setAsking(true) : await signOut())}
      >
        Sign Out
      </button>
    );
  }
  return (
    <LoseUnsent
      words="Something you sent has not gone yet. If you sign out now, it will be lost."
      lose="Sign out and lose it"
      onStay={() => setAsking(false)}
      onLose={() => void signOut()}
    />
  );
}
