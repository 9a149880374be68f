import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { session } from '#api/session.ts';
import { ButtonLink, PlainButtonLink } from '#components/Button.tsx';
import { Logo } from '#components/layout/Logo.tsx';
import { PageTitle } from '#components/layout/PageTitle.tsx';
import * as portal from '#generated/portal.ts';
import { paths } from '#paths';
import { createAccountHash } from '../sign-up/create-account-hash.ts';
import { useLazyComponent } from '../use-lazy-component.ts';

/** Who a prerendered page is for. */
const nobody = () => undefined;

/** Sign Up goes to /signup and opens the modal over it. */
export function LandingPage() {
  const WaitingApplication = useLazyComponent(waitingApplication);
  const UnsentItems = useLazyComponent(unsentItems);
  const isLoggedIn = useSyncExternalStore(session.subscribe, session.current, nobody) !== undefined;
  return (
    <>
      <PageTitle page="Welcome" />
      <main id="main" className="column landing">
        <div className="landing-top">
          <Logo />
        </div>
        <h1 tabIndex={-1}>Welcome to {portal.product}</h1>
        {WaitingApplication && <WaitingApplication />}
        {UnsentItems && <UnsentItems except="application" />}
        <div className="stack">
          <ButtonLink to={paths.login}>Login</ButtonLink>
          <PlainButtonLink to={paths.signUp + createAccountHash}>Sign Up</PlainButtonLink>
          {isLoggedIn && (
            <p className="link-line landing-home">
              You are logged in. <Link to={paths.home}>Go to Home</Link>
            </p>
          )}
        </div>
      </main>
    </>
  );
}

const waitingApplication = () =>
  import('./WaitingApplication.tsx').then(({ WaitingApplication }) => WaitingApplication);

const unsentItems = () => import('../delivery/UnsentItems.tsx').then((module) => module.UnsentItems);
