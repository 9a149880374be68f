import { useState } from 'react';
import { credentials } from '#api/credentials.ts';
import { notAccepted } from '#api/http/api-error.ts';
import { isOwnServer } from '#api/http/client.ts';
import { session } from '#api/session-store.ts';
import { Button, ButtonLink } from '#components/Button.tsx';
import { ending } from '#components/ends/End.tsx';
import { nextTasks, TaskRows, type TaskState } from '#components/ends/TaskRows.tsx';
import { focusHeading } from '#components/focus-heading.ts';
import { Page } from '#components/layout/Page.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { SubmissionStatus } from '#components/loading/SubmissionStatus.tsx';
import { SingleStepForm } from '#components/SingleStepForm.tsx';
import { spacedPhone } from '#domain/phone.ts';
import { referenceOf } from '#domain/reference.ts';
import { type StepAnswers, textOf } from '#engine/core/index.ts';
import { passwordFields, signUp, signUpAgain, userInputsOf } from '#forms/sign-up.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { isUnsent } from '#outbox/delivery/outbox-state.ts';
import { receiptOf } from '#outbox/invoice-sender.ts';
import { applicationId } from '#outbox/ownership.ts';
import { enqueueApplication, latestApplication, latestItem, outbox } from '#outbox/portal-outbox.ts';
import type { StoredApplication } from '#outbox/senders.ts';
import { useOutbox } from '#outbox/use-outbox.ts';
import { paths } from '#paths';
import { storeReset } from '#session/password-reset.ts';
import { DeliveryStatus } from '../delivery/DeliveryStatus.tsx';
import { displayProblem, displayState } from '../delivery/display-state.ts';
import { KeepOpenNotice } from '../delivery/KeepOpenNotice.tsx';
import type { LoginState } from '../login/login-state.ts';
import { ReturnHome } from '../login/ReturnHome.tsx';
import type { SignUpState } from '../sign-up/sign-up-state.ts';
import { useLazyModule } from '../use-lazy-module.ts';
import { useSinglePress } from '../use-single-press.ts';

export function ApplicationReceivedPage() {
  useSinglePress(true);
  const snapshot = useOutbox();
  const item = latestApplication(snapshot);
  const invoice = latestItem('invoice', snapshot);
  const receipt = receiptOf(invoice);
  const isInvoiceSent = receipt !== undefined && receipt.application === applicationId(item);
  const isInvoiceOnItsWay = invoice !== undefined && isUnsent(invoice);
  if (snapshot.isLoaded && !item) return <NoApplication />;
  if (item?.state === 'refused') return <NotSent item={item} />;
  // If the student has to act, or if an attempt to send has failed, the status above contains the page's main
  // button, such as "Try again". It keeps that button during later attempts, because otherwise the buttons
  // below would change their style with every attempt.
  const isCardFirst =
    item !== undefined &&
    isUnsent(item) &&
    (item.tries > 0 || ['needs-password', 'needs-login'].includes(item.state));
  const isInvoiceNext = !isInvoiceSent && !isInvoiceOnItsWay;
  let invoiceTask: TaskState = isCardFirst ? 'Not yet' : 'To do';
  if (isInvoiceOnItsWay) invoiceTask = 'Waiting';
  if (isInvoiceSent) invoiceTask = 'Done';
  return (
    <Page title="What's Next" bar="APPLIED" className={ending}>
      <div className="stack ending-now">
        {item && <Status item={item} />}
        {invoice && !['sent', 'needs-application'].includes(invoice.state) && (
          <DeliveryStatus item={invoice} isNamed />
        )}
        <KeepOpenNotice snapshot={snapshot} />
      </div>
      <div className="stack">
        <TaskRows tasks={nextTasks(invoiceTask)} />
        <ButtonLink isPlain={isCardFirst || !isInvoiceNext} to={paths.uploadInvoice}>
          Upload Invoice
        </ButtonLink>
        <ReturnHome isPlain={isCardFirst || isInvoiceNext}>Return to Homepage</ReturnHome>
        <SupportLine />
        {item?.state === 'sent' && (
          <Button className="button button-text" onClick={() => window.print()}>
            Print or save
          </Button>
        )}
      </div>
    </Page>
  );
}

function NotSent({ item }: { item: OutboxItem }) {
  return (
    <Page title="We couldn't send your application">
      <Status item={item} />
      <SupportLine />
    </Page>
  );
}

/**
 * Says that the student's application is not on this phone. The student may have used another phone, another
 * student may have logged in, or the address may have been typed in.
 */
function NoApplication() {
  return (
    <Page title="What's Next">
      <p>We can't find an application on this device.</p>
      <ButtonLink
        to={session.current() ? paths.home : paths.login}
        state={{ phone: credentials.phone() } satisfies LoginState}
      >
        {session.current() ? 'Go to Home' : 'Log in'}
      </ButtonLink>
      <ButtonLink isPlain to={paths.information}>
        How to apply
      </ButtonLink>
      <SupportLine />
    </Page>
  );
}

const answersSaved = 'Your answers are saved on this device.';

function Status({ item }: { item: OutboxItem }) {
  const state = displayState(item);
  const id = applicationId(item);
  const { isPersisted } = useOutbox();
  const problem = item.status === 409 ? phoneTakenMessage(item) : displayProblem(item);
  return (
    <SubmissionStatus
      what="application"
      isNamed
      isEnd
      state={state}
      reference={id && referenceOf(id)}
      sentAt={item.sentAt}
      problem={problem}
      isRefusalInHeading
      onTryAgain={() => void outbox.tryAgain()}
    >
      {state === 'not-sent' && isPersisted && (
        <p>
          {answersSaved}
          {!session.current() && ' If you close this page, you must enter your password again to send them.'}
        </p>
      )}
      {state === 'needs-password' && <PasswordAgain item={item} onGiven={() => void outbox.tryAgain()} />}
      {state === 'needs-login' && (
        <ButtonLink
          to={paths.login}
          state={{ phone: item.owner, from: paths.applicationReceived } satisfies LoginState}
        >
          Log in
        </ButtonLink>
      )}
      {state === 'refused' && <RefusalActions item={item} />}
    </SubmissionStatus>
  );
}

interface PasswordAgainProps {
  readonly item: OutboxItem;
  readonly onGiven: (application: StoredApplication) => void;
}

function PasswordAgain({ item, onGiven }: PasswordAgainProps) {
  const [values, setValues] = useState<StepAnswers>({});
  const application = item.payload as StoredApplication;
  const isOther = item.state === 'refused';
  // The password is for a new account if nobody is logged in, or if the application was refused. Otherwise
  // the student types the existing password.
  const isNew = isOther || !session.current();
  // The server may have created an account with this password although its response was lost. To repeat that
  // request, the student must be able to type the same password, even if it is easy to guess. This applies to
  // the reference server only, because other hosts do not recognise a repeated request.
  const mayBeKnown = !isNew || (!isOther && isOwnServer());
  return (
    <>
      {isNew && <p>This is the password you will log in with.</p>}
      <SingleStepForm
        flow={mayBeKnown ? signUpAgain : signUp}
        step="register"
        userInputs={userInputsOf(application)}
        only={passwordFields(isNew)}
        values={values}
        onChange={setValues}
        submit="Send"
        onValid={() => {
          credentials.keep({ phone: application.mobileNumber, password: textOf(values.password) });
          onGiven(application);
          focusHeading(); // the form, which has the focus, is removed
        }}
      />
    </>
  );
}

/**
 * Returns the server's message, or a default message if a host other than the reference server has sent
 * status 409 without a message.
 */
function phoneTakenMessage(item: OutboxItem): string | undefined {
  const problem = displayProblem(item);
  return problem === notAccepted ? 'There is already an application with this number.' : problem;
}

const loadReviewLink = () => import('./ReviewLink.tsx');

function RefusalActions({ item }: { item: OutboxItem }) {
  const [review] = useLazyModule(loadReviewLink);
  const { isPersisted } = useOutbox();
  if (item.status === 409) {
    return (
      <>
        <p>
          Phone number: <strong className="unbroken">{spacedPhone(item.owner)}</strong>
        </p>
        {isPersisted && <p>{answersSaved}</p>}
        <ButtonLink to={paths.login} state={{ phone: item.owner } satisfies LoginState}>
          Log in
        </ButtonLink>
        <ButtonLink isPlain to={paths.forgotPassword} onClick={() => storeReset({ phone: item.owner })}>
          Forgot Password
        </ButtonLink>
        <ButtonLink isPlain to={paths.signUp} state={{ isOtherPhone: true } satisfies SignUpState}>
          Use another number
        </ButtonLink>
      </>
    );
  }
  if (item.fields?.length && item.fields.every((field) => field === 'password')) {
    return (
      <>
        <p>{isPersisted && `${answersSaved} `}Choose another password to send them again.</p>
        <PasswordAgain item={item} onGiven={(application) => void enqueueApplication(application)} />
      </>
    );
  }
  return (
    <>
      <p>{isPersisted && `${answersSaved} `}Check them and send them again.</p>
      {review && <review.ReviewLink />}
    </>
  );
}
