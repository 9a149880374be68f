import { Link } from 'react-router-dom';
import { Logo } from '#components/Logo.tsx';
import { PageTitle } from '#components/PageTitle.tsx';
import * as portal from '#generated/portal.ts';
import { paths } from '#paths';

/** Portal.md §2, Landing. Sign Up goes to /signup and opens the modal over it (decisions.md 1). */
export function LandingPage() {
  return (
    <>
      <PageTitle page="Welcome" />
      <main id="main" className="column landing">
        <div className="landing-top">
          <Logo />
        </div>
        <h1 tabIndex={-1}>Welcome to {portal.product}</h1>
        <div className="stack">
          <Link to={paths.login} className="button">
            Login
          </Link>
          <Link to={paths.signUp} state={{ createAccount: true }} className="button button-plain">
            Sign Up
          </Link>
        </div>
      </main>
    </>
  );
}
