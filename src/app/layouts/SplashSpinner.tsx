import { PageTitle } from '#components/layout/PageTitle.tsx';
import { Spinner } from '#components/layout/Spinner.tsx';

/** The full page while the first part of the portal arrives. */
export function SplashSpinner() {
  return (
    <>
      <PageTitle page="Loading" />
      <Spinner />
    </>
  );
}
