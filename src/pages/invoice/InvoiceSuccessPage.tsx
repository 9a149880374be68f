import { ButtonLink, PlainButton } from '#components/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { longDate, todayInBanjul } from '#domain/dates.ts';
import { referenceOf } from '#domain/reference.ts';
import { receiptOf } from '#outbox/invoice-sender.ts';
import { latestItem } from '#outbox/portal-outbox.ts';
import { useOutbox } from '#outbox/use-outbox.ts';
import { paths } from '#paths';
import { DeliveryStatus } from '../delivery/DeliveryStatus.tsx';
import { KeepOpenNotice } from '../delivery/KeepOpenNotice.tsx';
import { ReturnHome } from '../login/ReturnHome.tsx';

/** /invoice-success: Return to Home logs in. */
export function InvoiceSuccessPage() {
  return (
    <Success>
      <ReturnHome hasUploaded>Return to Home</ReturnHome>
    </Success>
  );
}

/** /home-invoice-success: the student is logged in already. */
export function HomeInvoiceSuccessPage() {
  return (
    <Success>
      <ButtonLink to={paths.home}>Return to Home</ButtonLink>
    </Success>
  );
}

function Success({ children }: { children: React.ReactNode }) {
  const snapshot = useOutbox();
  const item = latestItem('invoice', snapshot);
  const receipt = receiptOf(item);
  return (
    <Page title="Success!">
      <p>Once processed, we will send you your application fee within the next few days.</p>
      {receipt && (
        <p>
          Invoice sent on {longDate(todayInBanjul(new Date(receipt.sentAt)))}, reference{' '}
          {referenceOf(receipt.application)}
        </p>
      )}
      {item && !receipt && <DeliveryStatus item={item} isNamed />}
      <KeepOpenNotice snapshot={snapshot} />
      {children}
      <SupportLine />
      {receipt && <PlainButton onClick={() => window.print()}>Print or save this page</PlainButton>}
    </Page>
  );
}
