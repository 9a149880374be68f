import { PageHeader } from '#components/PageHeader.tsx';
import { PageTitle } from '#components/PageTitle.tsx';

export function ResourcesPage() {
  return (
    <>
      <PageTitle page="Resources" />
      <PageHeader title="Resources" isHeading />
      <main id="main" className="column stack" />
    </>
  );
}
