import { useUser } from '#api/use-user.ts';
import { ButtonLink, PlainButtonLink } from '#components/Button.tsx';
import { Drawing } from '#components/drawings/Drawing.tsx';
import { question } from '#components/drawings/drawn/question.ts';
import { Page } from '#components/layout/Page.tsx';
import { paths } from '#paths';

export function NotFound() {
  const user = useUser();
  return (
    <Page title="Page not found">
      <Drawing of={question} size={112} />
      <p>If you typed the address, check it is correct.</p>
      <ButtonLink to={paths.landing}>Go to the start page</ButtonLink>
      {!user && <PlainButtonLink to={paths.login}>Login</PlainButtonLink>}
    </Page>
  );
}
