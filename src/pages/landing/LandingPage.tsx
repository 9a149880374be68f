import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '#api/session-store.ts';
import { ButtonLink } from '#components/Button.tsx';
import { Drawing } from '#components/drawings/Drawing.tsx';
import { calendar } from '#components/drawings/drawn/calendar.ts';
import { campus } from '#components/drawings/drawn/campus.ts';
import { form } from '#components/drawings/drawn/form.ts';
import { invoice } from '#components/drawings/drawn/invoice.ts';
import { Link } from '#components/layout/Link.tsx';
import { Logo, PageTitle } from '#components/layout/Page.tsx';
import * as portal from '#generated/portal.ts';
import { createAccountHash, paths } from '#paths';
import './LandingPage.css';

export function LandingPage() {
  return (
    <>
      <PageTitle page="Welcome" />
      <header className="page-header">
        <div className="column landing-wide">
          <Logo />
        </div>
      </header>
      <main id="main">
        <div className="landing-hero">
          <div className="column landing-wide">
            <div className="stack landing-words">
              <h1 tabIndex={-1}>Welcome to {portal.product}</h1>
              <p className="landing-lede">We pay your tuition now. You pay us back every month.</p>
              <p className="landing-truth">This is not a scholarship: it must be repaid.</p>
              <div className="landing-ways">
                <ButtonLink to={paths.login}>Login</ButtonLink>
                <ButtonLink isPlain to={paths.signUp + createAccountHash}>
                  Sign Up
                </ButtonLink>
              </div>
            </div>
            <Drawing of={campus} />
          </div>
        </div>
        <section className="column landing-wide">
          <h2>How it works</h2>
          <ol className="landing-steps plain-list">
            {steps.map(({ drawn, name, words }) => (
              <li key={name}>
                <Drawing of={drawn} size={72} />
                <div>
                  <h3>{name}</h3>
                  <p>{words}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <LateContent />
      </main>
    </>
  );
}

const steps = [
  {
    drawn: form,
    name: 'Apply',
    words: 'Short questions about you and your studies. Stop any time; your answers are saved.',
  },
  {
    drawn: invoice,
    name: 'Send your invoice',
    words: 'A photo or PDF of your university invoice. Then you pay the application fee.',
  },
  {
    drawn: calendar,
    name: 'Pay back monthly',
    words: 'We pay your university. You pay us back on the 5th of each month.',
  },
];

const nobody = () => undefined;

/**
 * Shows what is known only on this phone: unsent items, and whether a student is logged in. Overlays the
 * lower end of the rendered page, so that the page does not move.
 */
function LateContent() {
  const [Unsent, setUnsent] = useState<ComponentType>();
  // `useLazyModule` is not used here, because it would add code that this page does not need.
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./Unsent.tsx').then((part) => setUnsent(() => part.Unsent)).catch(() => undefined);
    });
    return () => clearTimeout(timer);
  }, []);
  const isLoggedIn = useSyncExternalStore(session.subscribe, session.current, nobody) !== undefined;
  return (
    <div className="column landing-late">
      {Unsent && <Unsent />}
      {isLoggedIn && (
        <p className="notice">
          You are logged in. <Link to={paths.home}>Go to Home</Link>
        </p>
      )}
    </div>
  );
}
