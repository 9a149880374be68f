import './portal.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { session } from '#api/session.ts';
import { paths } from '#paths';
import { recovery } from './lazy-with-timeout.ts';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes);

recovery.reload = () => {
  const { location } = router.state.navigation;
  if (location) window.location.assign(location.pathname + location.search);
  else window.location.reload();
};

// A token that ran out: the log-in, and the way back (decisions.md 25).
session.onExpired(() => {
  const state = { from: window.location.pathname, notice: 'Please log in again. Your answers are saved.' };
  void router.navigate(paths.login, { state });
});

/** Another tab may have signed out, or the browser brought this page back from before a sign-out. */
function lookAtSession(): void {
  session.refresh();
  void router.revalidate();
}
window.addEventListener('storage', lookAtSession);
window.addEventListener('pageshow', (event) => event.persisted && lookAtSession());

// Pages name themselves; the file's own title would stand before theirs.
document.querySelector('title')?.remove();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

// What an earlier visit could not send is sent now, after the page has appeared.
// Where that part does not come, the next visit does it.
const sendLeftovers = () => void import('./afterwards.ts').catch(() => undefined);
window.addEventListener('load', () => setTimeout(sendLeftovers, 1000), { once: true });

// The portal is put on the phone once the page that the student came for is there: that one goes first.
const keepOffline = () =>
  void import('./keep-offline.ts').then((part) => part.keepOffline()).catch(() => undefined);
window.addEventListener('load', () => setTimeout(whenShown, 1000, keepOffline), { once: true });

function whenShown(act: () => void): void {
  if (router.state.initialized) act();
  else {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      act();
    });
  }
}
