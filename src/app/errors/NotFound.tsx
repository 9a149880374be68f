import { Link } from 'react-router-dom';
import { PageHeader } from '#components/layout/PageHeader.tsx';
import { PageTitle } from '#components/layout/PageTitle.tsx';
import { paths } from '#paths';

export function NotFound() {
  return (
    <>
      <PageTitle page="Page not found" />
      <PageHeader />
      <main id="main" className="column stack">
        <h1 tabIndex={-1}>Page not found</h1>
        <p>Check the address, or start again from the first page.</p>
        <Link to={paths.landing} className="button">
          Go to the first page
        </Link>
      </main>
    </>
  );
}
