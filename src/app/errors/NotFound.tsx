import { ButtonLink } from '#components/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { paths } from '#paths';

export function NotFound() {
  return (
    <Page title="Page not found">
      <p>Check the address, or start again from the first page.</p>
      <ButtonLink to={paths.landing}>Go to the first page</ButtonLink>
    </Page>
  );
}
