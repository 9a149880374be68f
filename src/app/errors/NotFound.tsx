import { useUser } from '#api/use-user.ts';
import { ButtonLink } from '#components/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { paths } from '#paths';

export function NotFound() {
  const user = useUser();
  return (
    <Page title="Page not found">
      <p>If you typed the address, check it. Your saved answers are safe.</p>
      <ButtonLink to={paths.landing}>Go to the start page</ButtonLink>
      {!user && (
        <ButtonLink isPlain to={paths.login}>
          Log in
        </ButtonLink>
      )}
    </Page>
  );
}
