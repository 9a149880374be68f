import { Link, useNavigate } from 'react-router-dom';
import { lastApplication } from '#api/deliveries.ts';
import { isUnsent } from '#api/outbox.ts';
import type { ItemState } from '#api/outbox-store.ts';
import { applicationId } from '#api/ownership.ts';
import { session } from '#api/session.ts';
import { PageHeader } from '#components/PageHeader.tsx';
import { PageTitle } from '#components/PageTitle.tsx';
import { StepForm } from '#components/StepForm.tsx';
import { useDraft } from '#engine/use-draft.ts';
import { invoiceUpload, invoiceUploadDraft } from '#forms/invoice-upload.ts';
import { paths } from '#paths';
import { useReturnHome } from './return-home.ts';
import { type UploadState, useInvoiceUpload } from './use-invoice-upload.ts';
import { useOutbox } from './use-outbox.ts';

/** /upload-invoice, right after applying: Save and Exit logs in (portal.md §2). */
export function UploadInvoicePage() {
  const { returnHome, isBusy } = useReturnHome();
  return (
    <InvoiceForm
      application={useApplicationId()}
      success={paths.invoiceSuccess}
      onExit={() => void returnHome()}
      isExiting={isBusy}
    />
  );
}

/** /home-upload-invoice, from the home page: the same form, and /home is where it leads back to. */
export function HomeUploadInvoicePage() {
  const navigate = useNavigate();
  return (
    <InvoiceForm
      application={useApplicationId()}
      success={paths.homeInvoiceSuccess}
      onExit={() => navigate(paths.home)}
      isExiting={false}
    />
  );
}

/** The application of who is logged in; without a session that which was sent from this phone. */
function useApplicationId(): string | undefined {
  const sent = applicationId(lastApplication(useOutbox()));
  return session.current()?.user ?? sent;
}

interface InvoiceFormProps {
  /** The id of the application that the invoice belongs to, once there is one. */
  readonly application: string | undefined;
  readonly success: string;
  readonly onExit: () => void;
  readonly isExiting: boolean;
}

function InvoiceForm({ application, success, onExit, isExiting }: InvoiceFormProps) {
  const navigate = useNavigate();
  const { file = '' } = useDraft(invoiceUploadDraft).answers.invoice ?? {};
  const { state, start, cancel, reset } = useInvoiceUpload(application, () => navigate(success));
  const canRetry = state.name === 'stopped' || (state.name === 'failed' && !state.needsOther);
  const isBusy = state.name === 'sending' || state.name === 'waiting';
  return (
    <>
      <PageTitle page="Upload Tuition Invoice" />
      <PageHeader />
      <main id="main" className="column stack">
        <h1 tabIndex={-1}>Upload Tuition Invoice</h1>
        {!application && <NoApplicationYet isWaiting={state.name === 'waiting'} />}
        <StepForm
          flow={invoiceUpload}
          step="invoice"
          values={{ file }}
          onChange={(answers) => {
            reset();
            invoiceUploadDraft.change('invoice', answers);
          }}
          onValid={() => start(file)}
          isBusy={isBusy}
          submit={canRetry && file ? 'Try again' : undefined}
        >
          <Progress state={state} onCancel={cancel} />
        </StepForm>
        <button type="button" className="button button-plain" aria-disabled={isExiting} onClick={onExit}>
          Save and Exit
        </button>
      </main>
    </>
  );
}

/** The upload carries the application's id, which the server gives (decisions.md 5). */
function NoApplicationYet({ isWaiting }: { isWaiting: boolean }) {
  const { isLoaded, ...snapshot } = useOutbox();
  if (!isLoaded) return null;
  const item = lastApplication({ isLoaded, ...snapshot });
  if (!item) {
    return (
      <p className="notice">
        We found no application on this phone. <Link to={paths.login}>Log in</Link> to upload your invoice.
      </p>
    );
  }
  const lack = lacks[item.state];
  if (lack) {
    return (
      <p className="notice" role="status">
        {lack} <Link to={paths.applicationReceived}>What's next</Link>
      </p>
    );
  }
  return (
    <p className="notice" role="status">
      {isUnsent(item)
        ? `Your application has not been sent yet. ${isWaiting ? 'Your invoice goes as soon as it was. Keep this page open.' : 'You can choose your invoice; it goes as soon as your application was sent.'} `
        : 'Your application was not accepted, so your invoice cannot be sent yet. '}
      <Link to={paths.applicationReceived}>See what became of it</Link>
    </p>
  );
}

/** What the student has to do first, on What's next. */
const lacks: Partial<Record<ItemState, string>> = {
  'needs-password':
    'Your application has not been sent yet. Enter your password first; your invoice can go after it.',
  'needs-login': 'Your application has not been sent yet. Log in first; your invoice can go after it.',
};

function Progress({ state, onCancel }: { state: UploadState; onCancel: () => void }) {
  if (state.name === 'failed') {
    return (
      <div className="notice notice-error" role="alert">
        <p>{state.reason}</p>
        <p>{state.needsOther ? 'Choose another file.' : 'Your file is kept.'}</p>
      </div>
    );
  }
  if (state.name === 'stopped') {
    return (
      <div className="notice" role="status">
        <p>You stopped the upload. Your file is kept.</p>
      </div>
    );
  }
  if (state.name === 'idle') return null;
  const percent = state.name === 'sending' ? state.percent : 0;
  return (
    <div className="stack">
      {state.name === 'sending' && (
        <div>
          <progress className="progress" aria-label="Upload" value={percent} max={100} />
          <p aria-hidden="true">{percent}% sent</p>
          {/* Said at every quarter, not at every percent. */}
          <p role="status" className="visually-hidden">
            {Math.floor(percent / 25) * 25}% sent
          </p>
        </div>
      )}
      <button type="button" className="button button-plain" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
