import { useState } from 'react';
import { Link } from 'react-router-dom';
import { credentials } from '#api/credentials.ts';
import { type KeptApplication, lastApplication, outbox, sendApplication } from '#api/deliveries.ts';
import type { OutboxItem } from '#api/outbox-store.ts';
import { applicationId } from '#api/ownership.ts';
import { referenceOf } from '#api/reference.ts';
import { PageHeader } from '#components/PageHeader.tsx';
import { PageTitle } from '#components/PageTitle.tsx';
import { StepForm } from '#components/StepForm.tsx';
import { SubmissionStatus } from '#components/SubmissionStatus.tsx';
import { SupportLine } from '#components/SupportLine.tsx';
import { longDate, todayInBanjul } from '#domain/dates.ts';
import { flowPaths } from '#forms/flow-paths.ts';
import { signUp } from '#forms/sign-up.ts';
import { paths } from '#paths';
import type { LoginState } from './login-state.ts';
import { useReturnHome } from './return-home.ts';
import { useOutbox } from './use-outbox.ts';

/** Portal.md §2, Application received. It is shown before anything was sent, so it says what was. */
export function ApplicationReceivedPage() {
  const snapshot = useOutbox();
  const item = lastApplication(snapshot);
  const { returnHome, isBusy } = useReturnHome();
  return (
    <>
      <PageTitle page="What's Next" />
      <PageHeader title="APPLIED" />
      <main id="main" className="column stack">
        <h1 tabIndex={-1}>What's Next</h1>
        {item && <Status item={item} />}
        {!snapshot.isKept && (
          <p>We cannot save on this phone. Keep this page open until your application was sent.</p>
        )}
        <ol className="steps">
          <li>Upload a photo of your university invoice</li>
          <li>Pay your application fee</li>
        </ol>
        <Link to={paths.uploadInvoice} className="button">
          Upload Invoice
        </Link>
        <button
          type="button"
          className="button button-plain"
          aria-disabled={isBusy}
          onClick={() => void returnHome()}
        >
          Return to Homepage
        </button>
        <SupportLine />
        {item?.state === 'sent' && (
          <button type="button" className="button button-plain" onClick={() => window.print()}>
            Print or save this page
          </button>
        )}
      </main>
    </>
  );
}

function Status({ item }: { item: OutboxItem }) {
  const state = item.state === 'waiting' ? (item.tries > 0 ? 'not-sent' : 'sending') : item.state;
  const id = applicationId(item);
  return (
    <SubmissionStatus
      state={state}
      reference={id && referenceOf(id)}
      problem={item.problem}
      onTryAgain={() => void outbox.tryAgain()}
    >
      {state === 'sent' && <p>{longDate(todayInBanjul(new Date(item.createdAt)))}</p>}
      {state === 'needs-password' && (
        <PasswordAgain phone={item.owner} submit="Send" onGiven={() => void outbox.tryAgain()} />
      )}
      {state === 'needs-login' && (
        <Link
          to={paths.login}
          state={{ phone: item.owner, from: paths.applicationReceived } satisfies LoginState}
          className="button button-plain"
        >
          Log in
        </Link>
      )}
      {state === 'refused' && <WhatToDo item={item} />}
    </SubmissionStatus>
  );
}

function PasswordAgain(props: { phone: string; submit: string; onGiven: () => void }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  return (
    <StepForm
      flow={signUp}
      step="register"
      only={['password']}
      values={values}
      onChange={setValues}
      submit={props.submit}
      onValid={() => {
        credentials.keep({ phone: props.phone, password: values.password });
        props.onGiven();
        document.querySelector<HTMLElement>('h1')?.focus(); // this form goes
      }}
    />
  );
}

/** After a refusal. A phone that has an account takes the account's password; the rest is mended in the form. */
function WhatToDo({ item }: { item: OutboxItem }) {
  const review = flowPaths.find(({ flow, kind }) => flow === 'application' && kind === 'review');
  if (item.status === 409) {
    return (
      <>
        <p>If the account is yours, enter its password and send again. Your answers are saved.</p>
        <PasswordAgain
          phone={item.owner}
          submit="Send again"
          onGiven={() => void sendApplication(item.payload as KeptApplication)}
        />
      </>
    );
  }
  return (
    <>
      <p>Your answers are saved. Check them and send them again.</p>
      {review && (
        <Link to={review.path} className="button button-plain">
          Check your answers
        </Link>
      )}
    </>
  );
}
