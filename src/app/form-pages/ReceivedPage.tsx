import { ending } from '#components/ends/End.tsx';
import { nextTasks, TaskRows } from '#components/ends/TaskRows.tsx';
import { Page } from '#components/layout/Page.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { SubmissionStatus } from '#components/loading/SubmissionStatus.tsx';
import type { FormState } from '#contract/form-state.ts';
import { referenceOf } from '#domain/reference.ts';
import { stepOf } from '#engine/core/index.ts';
import { form as invoiceUpload } from '#generated/invoice-upload/form.ts';

export function ReceivedPage({ receipt }: { readonly receipt: NonNullable<FormState['receipt']> }) {
  return (
    <Page title="What's Next" bar="APPLIED" className={ending}>
      <div className="stack ending-now">
        <SubmissionStatus
          what="application"
          isNamed
          isEnd
          state="sent"
          reference={referenceOf(receipt.id)}
          sentAt={receipt.sentAt}
        />
      </div>
      <div className="stack">
        <TaskRows tasks={nextTasks(receipt.hasInvoice ? 'Done' : 'To do')} />
        {!receipt.hasInvoice && <InvoiceForm application={receipt.id} />}
        <SupportLine />
      </div>
    </Page>
  );
}

function InvoiceForm({ application }: { readonly application: string }) {
  const { file } = stepOf(invoiceUpload, 'invoice').ui!;
  return (
    <form method="post" encType="multipart/form-data" className="stack">
      <input type="hidden" name="id" value={application} />
      <div className="field">
        <label htmlFor="field-file">{file!.label}</label>
        {file!.hint && (
          <p id="field-file-hint" className="quiet">
            {file!.hint}
          </p>
        )}
        <input
          type="file"
          id="field-file"
          name="file"
          className="control"
          aria-describedby={file!.hint && 'field-file-hint'}
        />
      </div>
      <button type="submit" className="button">
        Upload Invoice
      </button>
    </form>
  );
}
