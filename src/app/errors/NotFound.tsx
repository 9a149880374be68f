import { Link } from 'react-router-dom';
import { Page } from '#components/layout/Page.tsx';
import { paths } from '#paths';

export function NotFound() {
  return (
    <Page title="Page not found">
      <p>Check the address, or start again from the first page.</p>
      <Link to={paths.landing} className="button">
        Go to the first page
      </Link>
    </Page>
  );
}
