import { Link } from 'react-router-dom';
import { PageHeader } from '#components/PageHeader.tsx';
import { PageTitle } from '#components/PageTitle.tsx';
import { SupportLine } from '#components/SupportLine.tsx';
import { paths } from '#paths';

/** Until the portal can reset a password by itself: whom to ask. */
export function ForgotPasswordPage() {
  return (
    <>
      <PageTitle page="Forgot Password" />
      <PageHeader />
      <main id="main" className="column stack">
        <h1 tabIndex={-1}>Forgot Password</h1>
        <p>You cannot reset your password here yet. Please ask our support.</p>
        <SupportLine />
        <Link to={paths.login} className="button">
          Back to Login
        </Link>
      </main>
    </>
  );
}
