import '#generated/brand.css';
import './portal.css';
import '../engine-environment.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { loadDemo } from '#components/lender/demo.ts';
import { leadsInside } from '#engine/core/index.ts';
import { leaveWithOtherTabs } from '#session/other-tabs.ts';
import { syncSession } from '#session/sync-session.ts';
import { freezeToday } from '../clock.ts';
import { withoutDialogs } from '../dialog-history.ts';
import { enterEpoch } from '../phone-epoch.ts';
import { Boundary } from './errors/Boundary.tsx';
import { tellUncaught } from './errors/uncaught.ts';
import { pageRoot } from './hydration/early-input.ts';
import { captureEarlyInput, takenOver } from './hydration/Hydrator.tsx';
import { nameInlinedSheets } from './hydration/inlined-sheets.ts';
import { ChunkLoadError } from './lazy/lazy-with-timeout.ts';
import { untilIdle } from './lazy/until-idle.ts';
import { App, loadPage, patternOf } from './router.tsx';
import { isTranslated, keepUpWithTranslator } from './translator.ts';

nameInlinedSheets();
// The development server sends pages without early-script.ts.
if (import.meta.env.DEV) enterEpoch();
leaveWithOtherTabs();
syncSession();
tellUncaught();
keepUpWithTranslator();

/** Resolves once the page that the student came for is there; in a demo, with what is made up for it. */
const shown = Promise.all([takeFormSession().then(() => loadPage(window.location.pathname)), loadDemo()]);
shown.catch(() => undefined); // the page shows the error
const root = pageRoot();
const options: RootOptions = {
  // The error page reports a missing chunk; anything else is a bug.
  onCaughtError: (error) => error instanceof ChunkLoadError || console.error(error),
  // Not even the error page could be shown, and React has taken away what there was.
  onUncaughtError(error) {
    console.error(error);
    window.tellTrouble?.('incomplete');
  },
};

const portal = (
  <StrictMode>
    <HistoryRouter history={withoutDialogs(createBrowserHistory({ window, v5Compat: true }))}>
      <Boundary at="">
        <App />
      </Boundary>
    </HistoryRouter>
  </StrictMode>
);

/** Takes over what the build has rendered. Until the page's own part has come that stays, or what says that it loads. */
async function hydrate(): Promise<void> {
  const isHere = await shown.then(
    () => true,
    () => false,
  );
  if (!isHere || !isAsRendered() || isTranslated(root)) return showAnew();
  captureEarlyInput(); // a page that is translated meanwhile is rendered anew
  freezeToday(root.dataset.today);
  hydrateRoot(root, portal, options);
}

/** The build has rendered addresses without their query or history state. */
function isAsRendered(): boolean {
  const { pathname, search } = window.location;
  return (
    root.dataset.page === pathname && !leadsInside(new URLSearchParams(search)) && !window.history.state?.usr
  );
}

function showAnew(): void {
  // Pages name themselves; the file's own title would stand before theirs.
  document.querySelector('title')?.remove();
  captureEarlyInput();
  createRoot(root, options).render(portal);
}

/** What was answered before this script came, where the server has rendered it. */
async function takeFormSession(): Promise<void> {
  const data = document.getElementById('form-session')?.textContent;
  if (data) await (await import('./hydration/form-session.ts')).takeFormSession(JSON.parse(data));
}

void hydrate();

/** Requests that the page does not need come after hydration: on a slow network they would delay it. */
const handedOver = shown.then(() => takenOver);
const later = (work: () => void) => setTimeout(work, 1000);

// Sends what an earlier visit could not, even if this page failed to load. If this part fails, the next visit sends it.
const sendLeftovers = () => void import('./after-first-paint.ts').catch(() => undefined);
void handedOver.catch(() => undefined).then(() => later(sendLeftovers));

// The service worker is installed after the page.
const keepOffline = () => import('./offline/install.ts').then((part) => part.installServiceWorker());
void handedOver.then(() => later(() => void keepOffline().catch(() => undefined))).catch(() => undefined);

// Vitals are sent only where the build names an address.
const vitalsUrl = import.meta.env.VITE_VITALS_URL;
if (vitalsUrl) {
  const { pathname } = window.location;
  const report = () =>
    import('./vitals.ts').then((part) => part.reportVitals(vitalsUrl, patternOf(pathname)));
  void shown
    .then(untilIdle)
    .then(report)
    .catch(() => undefined);
}
