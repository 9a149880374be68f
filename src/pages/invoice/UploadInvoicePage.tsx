import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '#api/use-user.ts';
import { Button } from '#components/Button.tsx';
import { focusHeading } from '#components/focus-heading.ts';
import { Link } from '#components/layout/Link.tsx';
import { Page } from '#components/layout/Page.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { useStalledSeconds } from '#components/loading/use-stalled-seconds.ts';
import { SingleStepForm } from '#components/SingleStepForm.tsx';
import { messageOf, stepOf, textOf } from '#engine/core/index.ts';
import { loadWidgets, useDraft } from '#engine/react/index.ts';
import { isFilePersisted } from '#engine/storage/index.ts';
import { invoiceUpload, invoiceUploadDraft } from '#forms/invoice-upload.ts';
import type { ItemState, OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { isUnsent } from '#outbox/delivery/outbox-state.ts';
import { applicationId } from '#outbox/ownership.ts';
import { latestApplication } from '#outbox/portal-outbox.ts';
import { useOutbox } from '#outbox/use-outbox.ts';
import { paths } from '#paths';
import { DeliveryStatus } from '../delivery/DeliveryStatus.tsx';
import { displayState, waitsFor } from '../delivery/display-state.ts';
import type { LoginState } from '../login/login-state.ts';
import { ReturnHome } from '../login/ReturnHome.tsx';
import { useSinglePress } from '../use-single-press.ts';
import './UploadInvoicePage.css';
import { type StopState, useInvoiceUpload } from './use-invoice-upload.ts';

export const ready = () => loadWidgets(invoiceUpload);

/** This page is for students who have just applied and have no session, so "Save and Exit" logs them in. */
export function UploadInvoicePage() {
  return (
    <InvoiceForm
      success={paths.invoiceSuccess}
      exit={(isMain) => <ReturnHome isPlain={!isMain}>Save and Exit</ReturnHome>}
    />
  );
}

/** This page is for logged-in students, so "Save and Exit" returns to Home. */
export function HomeUploadInvoicePage() {
  const navigate = useNavigate();
  return (
    <InvoiceForm
      success={paths.homeInvoiceSuccess}
      exit={(isMain) => (
        <Button isPlain={!isMain} onClick={() => navigate(paths.home)}>
          Save and Exit
        </Button>
      )}
    />
  );
}

interface InvoiceFormProps {
  readonly success: string;
  /**
   * `isMain` is true while the invoice waits for the application. Then nothing else is left to do on this
   * page, so "Save and Exit" is its main button.
   */
  readonly exit: (isMain: boolean) => ReactNode;
}

function InvoiceForm({ success, exit }: InvoiceFormProps) {
  useSinglePress(true);
  const navigate = useNavigate();
  const file = textOf(useDraft(invoiceUploadDraft).answers.invoice?.file);
  const { item, sent, stopState, isStoring, start, cancel, reset } = useInvoiceUpload(() =>
    navigate(success),
  );
  const snapshot = useOutbox();
  const sentId = applicationId(latestApplication(snapshot));
  // During a session, the student's id is the id of the application.
  const application = useUser() ?? sentId;
  const seconds = useStalledSeconds(item?.state === 'sending', item?.progress);
  const state = item && displayState(item);
  const message = item && messageFor(item);
  const isTryingAgain = message === tryingAgain;
  const isStuck =
    state === 'needs-login' || (state === 'not-sent' && !isTryingAgain) || message === noConnection;
  const isStopping = stopState === 'stopping';
  const canRetry = (stopState !== undefined && !isStopping) || isStuck || seconds >= 30;
  const isSending = !isStuck && (state === 'sending' || state === 'sending-in-other-tab' || isTryingAgain);
  const isWaitingForApplication = state === 'needs-application';
  const isUnderWay = isSending || isWaitingForApplication;
  const hasButton = !isWaitingForApplication && state !== 'needs-login';
  const look = !file ? ' upload-empty' : item && isUnsent(item) ? ' upload-kept' : '';
  // Focuses the heading if the focused button, "Submit" or "Cancel upload", has been removed. After "Cancel
  // upload", the heading gets the focus only if the submit button could not take it.
  useEffect(() => {
    if ((!hasButton || stopState) && document.activeElement === document.body) focusHeading();
  }, [hasButton, stopState]);
  return (
    <Page title="Upload Tuition Invoice">
      {!application && <NoApplicationYet isWaiting={isWaitingForApplication} />}
      <div className={`upload${look}`}>
        {sent && !file && <DeliveryStatus item={sent} isNamed />}
        <SingleStepForm
          flow={invoiceUpload}
          step="invoice"
          values={{ file }}
          onChange={(answers) => {
            reset();
            invoiceUploadDraft.change('invoice', answers);
          }}
          onValid={() => void start(file)}
          isBusy={isStoring || isStopping || (isUnderWay && !canRetry)}
          submit={hasButton && (canRetry && file ? 'Try again' : undefined)}
        >
          {file && !item && !stopState && (
            <p className="notice notice-waiting">
              <strong>Not sent yet.</strong> Press {stepOf(invoiceUpload, 'invoice').submit} to send it.
            </p>
          )}
          {stopState && <StoppedNotice state={stopState} />}
          {item && <Progress item={item} />}
          {file && !(snapshot.isPersisted && isFilePersisted(file)) && (
            <p className="notice">We cannot save on this device. Keep this page open until it is sent.</p>
          )}
        </SingleStepForm>
      </div>
      {exit(isWaitingForApplication)}
      {item && isUnsent(item) && (
        <Button className="button button-text upload-cancel" onClick={() => void cancel()}>
          Cancel upload
        </Button>
      )}
    </Page>
  );
}

/** Says why the invoice cannot be uploaded yet: the upload needs the application's id from the server. */
function NoApplicationYet({ isWaiting }: { isWaiting: boolean }) {
  const snapshot = useOutbox();
  const item = latestApplication(snapshot);
  if (!snapshot.isLoaded) return null;
  if (!item) {
    return (
      <p className="notice notice-waiting">
        We can't find an application on this device. <Link to={paths.login}>Log in</Link> to upload your
        invoice.
      </p>
    );
  }
  return (
    <p className={`notice notice-${isUnsent(item) ? 'waiting' : 'error'}`} role="status">
      {isUnsent(item) ? notSentYet(item.state, isWaiting) : notAccepted}{' '}
      {item.state === 'needs-login' ? (
        <Link
          to={paths.login}
          state={{ phone: item.owner, from: paths.applicationReceived } satisfies LoginState}
        >
          Log in
        </Link>
      ) : (
        <Link to={paths.applicationReceived}>
          {item.state === 'needs-password' ? 'Enter your password' : 'See your application'}
        </Link>
      )}
    </p>
  );
}

function notSentYet(state: ItemState, isWaiting: boolean): string {
  const whatToDo = whatToDoFirst[state];
  const invoice = isWaiting
    ? "We'll send your invoice straight after it."
    : "Choose your invoice now. We'll send it after your application.";
  return `Your application has not been sent yet. ${whatToDo ? `${whatToDo} Your invoice will follow.` : invoice}`;
}

const notAccepted = "We could not send your application, so we can't send your invoice yet.";

const whatToDoFirst: Partial<Record<ItemState, string>> = {
  'needs-password': 'Enter your password to send it.',
  'needs-login': 'Log in to send it.',
};

const fileIsHere = 'Your file is still here.';

const stopTexts: { readonly [state in StopState]: string } = {
  stopping: 'Stopping the upload…',
  stopped: 'Upload stopped.',
  'no application': 'Log in to upload your invoice.',
};

function StoppedNotice({ state }: { state: StopState }) {
  const isError = state === 'no application';
  return (
    <div className={isError ? 'notice notice-error' : 'notice'} role={isError ? 'alert' : 'status'}>
      <p>{`${stopTexts[state]} ${fileIsHere}`}</p>
    </div>
  );
}

function Progress({ item }: { item: OutboxItem }) {
  const { isPersisted } = useOutbox();
  if (item.state === 'refused') return <Refused item={item} />;
  // `NoApplicationYet` already says that the invoice is waiting for the application.
  if (item.state === 'needs-application') return null;
  const message = messageFor(item);
  const isKept = message === noConnection && isPersisted;
  return (
    <DeliveryStatus item={item} message={message} hasOwnButton>
      {isKept && <p>Your invoice stays on this device until then.</p>}
    </DeliveryStatus>
  );
}

const tryingAgain = 'Trying again…';
const noConnection = "Waiting for a connection… We'll send it when you're back online.";

/**
 * Returns the message for a failed upload that is repeated automatically. Returns undefined if the usual text
 * for the item's state applies.
 */
function messageFor(item: OutboxItem): string | undefined {
  const state = displayState(item);
  if (item.tries === 0 || (state !== 'sending' && state !== 'not-sent')) return undefined;
  const missing = waitsFor(item);
  if (missing === 'student') return undefined;
  return missing === 'network' && !navigator.onLine ? noConnection : tryingAgain;
}

/**
 * Says why the invoice was refused: because of the file's content or size, or because too many invoices have
 * been sent, for example.
 */
function Refused({ item: { status, problem } }: { item: OutboxItem }) {
  const needsOther = status === undefined || [400, 413, 415].includes(status);
  return (
    <div className="notice notice-error" role="alert">
      <p>{status === 413 ? tooLarge() : problem}</p>
      <p>{needsOther ? 'Choose another file.' : fileIsHere}</p>
      {status === 409 && <SupportLine />}
    </div>
  );
}

/**
 * Returns the message that the form itself shows if it finds before the upload that the file is too large.
 */
function tooLarge(): string {
  const { fields, ui } = stepOf(invoiceUpload, 'invoice');
  return messageOf({ schema: fields!.file!, ui: ui!.file! }, 'maxBytes').message;
}
