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
import { ChunkLoadError } from './lazy/load-with-timeout.ts';
import { untilIdle } from './lazy/until-idle.ts';
import { App, loadPage, patternOf } from './router.tsx';
import { isTranslated, trackTranslations } from './translator.ts';

nameInlinedSheets();
// In the built portal, early-script.ts calls `enterEpoch`; development pages do not contain that script.
if (import.meta.env.DEV) enterEpoch();
leaveWhenEpochEnds();
syncSession();
reportUncaughtErrors();
trackTranslations();

const shown = Promise.all([copyFormSession().then(() => loadPage(window.location.pathname)), loadDemo()]);
shown.catch(() => undefined); // avoids an "unhandled rejection"; the error boundary shows the error
const root = pageRoot();
const options: RootOptions = {
  // A missing chunk is reported on the error page only; any other error is a bug and is logged.
  onCaughtError: (error) => error instanceof ChunkLoadError || console.error(error),
  // React calls this if even the error page failed to render. React has then removed all content.
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
 * Hydrates the prerendered page once its chunk has loaded. Renders from scratch if that page does not match
 * the address or was translated by the browser, or if the requested page did not load.
 */
async function hydrate(): Promise<void> {
  const isHere = await shown.then(
    () => true,
    () => false,
  );
  if (!isHere || !isAsRendered() || isTranslated(root)) return renderFromScratch();
  captureEarlyInput(); // React replaces the fields if the browser translates the page during hydration
  freezeToday(root.dataset.today);
  hydrateRoot(root, portal, options);
}

/**
 * Returns whether the prerendered content is right for this address. Pages are prerendered without query and
 * history state, so with either of them the content may differ.
 */
function isAsRendered(): boolean {
  const { pathname, search } = window.location;
  return (
    root.dataset.page === pathname && !leadsInside(new URLSearchParams(search)) && !window.history.state?.usr
  );
}

function renderFromScratch(): void {
  // Removes the title of the HTML file, because each page renders its own title, but browsers use the
  // document's first title.
  document.querySelector('title')?.remove();
  captureEarlyInput();
  createRoot(root, options).render(portal);
}

async function copyFormSession(): Promise<void> {
  const data = document.getElementById('form-session')?.textContent;
  if (data) await (await import('./hydration/form-session.ts')).copyFormSession(JSON.parse(data));
}

/**
 * Turns the `<link>`s of style sheets that are inlined in the page into disabled stylesheet links. Vite's
 * loader then finds these links and does not fetch the files. In the HTML, the links are alternate style
 * sheets, because a browser's preload scanner fetches every `rel="stylesheet"` link, even a disabled one.
 */
function nameInlinedSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[title="inlined"]')) {
    sheet.rel = 'stylesheet';
  }
}

void hydrate();

/** Requests that can wait are sent after hydration, because on a slow network they would delay hydration. */
const afterHydration = shown.then(() => hydrated);
const later = (work: () => void) => setTimeout(work, 1000);

// Starts the outbox, even if this page failed to load. The outbox sends what earlier visits could not send.
// If the outbox's chunk does not load, the next visit tries again.
const sendUnsent = () => void import('./after-first-paint.ts').catch(() => undefined);
void afterHydration.catch(() => undefined).then(() => later(sendUnsent));

const installOffline = () =>
  import('./offline/sw-registration.ts').then((part) => part.registerServiceWorker());
void afterHydration
  .then(() => later(() => void installOffline().catch(() => undefined)))
  .catch(() => undefined);

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
