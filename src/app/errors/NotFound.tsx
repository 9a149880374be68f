import { ButtonLink } from '#components/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { paths } from '#paths';

export function NotFound() {
  return (
    <Page title="Page not found">
      <p>Check the address, or go back to the start page.</p>
      <ButtonLink to={paths.landing}>Go to the start page</ButtonLink>
    </Page>
  );
}
