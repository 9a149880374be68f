import { PageHeader } from '#components/PageHeader.tsx';
import { PageTitle } from '#components/PageTitle.tsx';

export function PaymentPage() {
  return (
    <>
      <PageTitle page="Payment" />
      <PageHeader title="Payment" isHeading />
      <main id="main" className="column stack" />
    </>
  );
}
