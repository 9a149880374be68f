import { useUser } from '#api/use-user.ts';
import { ButtonLink, PlainButtonLink } from '#components/Button.tsx';
import { Drawing } from '#components/drawings/Drawing.tsx';
import { campus } from '#components/drawings/drawn/campus.ts';
import { Page } from '#components/layout/Page.tsx';
import { paths } from '#paths';
import './NotFound.css';

export function NotFound() {
  const user = useUser();
  return (
    <Page title="Page not found">
      <div className="not-found-drawing">
        <Drawing of={campus} size={72} />
      </div>
      <p>If you typed the address, check it. Your saved answers are safe.</p>
      <ButtonLink to={paths.landing}>Go to the start page</ButtonLink>
      {!user && <PlainButtonLink to={paths.login}>Log in</PlainButtonLink>}
    </Page>
  );
}
