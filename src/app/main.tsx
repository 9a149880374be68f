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
import { leaveWhenEpochEnds } from '#session/other-tabs.ts';
import { syncSession } from '#session/sync-session.ts';
import { freezeToday } from '../clock.ts';
import { withoutDialogs } from '../dialog-history.ts';
import { enterEpoch } from '../phone-epoch.ts';
import { Boundary } from './errors/Boundary.tsx';
import { reportUncaughtErrors } from './errors/uncaught.ts';
import { pageRoot } from './hydration/early-input.ts';
import { captureEarlyInput, hydrated } from './hydration/Hydrator.tsx';
import { nameInlinedSheets } from './hydration/inlined-sheets.ts';
import { ChunkLoadError } from './lazy/lazy-with-timeout.ts';
import { untilIdle } from './lazy/until-idle.ts';
import { App, loadPage, patternOf } from './router.tsx';
import { isTranslated, trackTranslations } from './translator.ts';

nameInlinedSheets();
// The development server sends pages without early-script.ts.
if (import.meta.env.DEV) enterEpoch();
leaveWhenEpochEnds();
syncSession();
reportUncaughtErrors();
trackTranslations();

/** Resolves once the requested page has loaded and, in a demo, its sample details. */
const shown = Promise.all([copyFormSession().then(() => loadPage(window.location.pathname)), loadDemo()]);
shown.catch(() => undefined); // the page shows the error
const root = pageRoot();
const options: RootOptions = {
  // The error page reports a missing chunk; anything else is a bug.
  onCaughtError: (error) => error instanceof ChunkLoadError || console.error(error),
  // Even the error page failed to render, and React has removed all content.
  onUncaughtError(error) {
    console.error(error);
    window.reportTrouble?.('incomplete');
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

/**
 * Hydrates the prerendered page. Its content, or the loading indicator, stays on screen until the page's chunk has
 * loaded.
 */
async function hydrate(): Promise<void> {
  const isHere = await shown.then(
    () => true,
    () => false,
  );
  if (!isHere || !isAsRendered() || isTranslated(root)) return renderFromScratch();
  captureEarlyInput(); // React replaces the page if the browser translates it during hydration
  freezeToday(root.dataset.today);
  hydrateRoot(root, portal, options);
}

/** Pages are prerendered without query or history state; with either, the prerendered page may not match. */
function isAsRendered(): boolean {
  const { pathname, search } = window.location;
  return (
    root.dataset.page === pathname && !leadsInside(new URLSearchParams(search)) && !window.history.state?.usr
  );
}

function renderFromScratch(): void {
  // Each page renders its own title; the HTML file's would come first and win.
  document.querySelector('title')?.remove();
  captureEarlyInput();
  createRoot(root, options).render(portal);
}

/** Copies answers that were posted before this script loaded, if the server rendered this page. */
async function copyFormSession(): Promise<void> {
  const data = document.getElementById('form-session')?.textContent;
  if (data) await (await import('./hydration/form-session.ts')).copyFormSession(JSON.parse(data));
}

void hydrate();

/** Resolves after hydration. Other requests wait for it, because on a slow network they would delay hydration. */
const afterHydration = shown.then(() => hydrated);
const later = (work: () => void) => setTimeout(work, 1000);

// Sends what an earlier visit could not send, even if this page fails to load. If this chunk fails, the next visit
// retries.
const sendUnsent = () => void import('./after-first-paint.ts').catch(() => undefined);
void afterHydration.catch(() => undefined).then(() => later(sendUnsent));

const installOffline = () => import('./offline/install.ts').then((part) => part.installServiceWorker());
void afterHydration
  .then(() => later(() => void installOffline().catch(() => undefined)))
  .catch(() => undefined);

// Web vitals are sent only if the build sets an address for them.
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
