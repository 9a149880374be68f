import { Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { session } from '#api/session.ts';
import { focusHeading } from '#components/focus-heading.ts';
import { PageTitle } from '#components/layout/Page.tsx';
import { Spinner } from '#components/layout/Spinner.tsx';
import { pageLoading } from '#components/loading/page-loading.ts';
import { Toasts } from '#components/toasts/Toasts.tsx';
import { closeErrorToast } from '#components/toasts/toasts.ts';
import { paths } from '#paths';
import { Boundary } from '../errors/Boundary.tsx';
import { Hydrator } from '../hydration/Hydrator.tsx';

/** A new step is shown before it is scrolled to its top. */
const scrollDelay = 300;
const spinnerDelay = 300;

/** Around every page: skip link, toasts, the focus on the new page's heading and the scroll to its top. */
export function Layout() {
  const { key } = useLocation();
  useArrival();
  useWayBack();
  useExpiry();
  useOneStep();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the page
      </a>
      {/* What goes wrong with a message takes no page away. */}
      <Boundary at={key} instead={null}>
        <Toasts />
      </Boundary>
      <Boundary at={key}>
        <Suspense fallback={<SplashSpinner />}>
          <SlowNavigation />
          <Outlet />
          <Hydrator />
        </Suspense>
      </Boundary>
    </>
  );
}

/** On a new page the focus goes to its heading, so that it is read out; not on the first one, where nothing was left. */
function useArrival(): void {
  const { pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a new page
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    closeErrorToast();
    if (hash) return; // the page takes the focus to the part that was asked for
    focusHeading({ preventScroll: true });
    if (type === 'POP') return; // see useWayBack
    return scrollToTopSoon();
  }, [pathname, search]);
}

/** Until something is begun: nothing moves away under the finger that has come down on it. */
function scrollToTopSoon(): () => void {
  const timer = setTimeout(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  }, scrollDelay);

  function halt({ target }: Event): void {
    if (!(target as Element).closest('label, input, select, textarea, button, a')) return;
    window.scrollTo({ top: window.scrollY, behavior: 'instant' });
    end();
  }
  function end(): void {
    clearTimeout(timer);
    for (const type of beginnings) document.removeEventListener(type, halt, true);
  }
  for (const type of beginnings) document.addEventListener(type, halt, true);
  return end;
}

const beginnings = ['pointerdown', 'keydown', 'input'];

/** How far each page of this visit's history was scrolled. */
const scrolled = new Map<string, number>();

/**
 * Back leads to where the student was on that page. The browser tries as well, but before the page is there, and
 * a page that is not there yet cannot be scrolled.
 */
function useWayBack(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type === 'POP') window.scrollTo({ top: scrolled.get(key) ?? window.scrollY, behavior: 'instant' });
    const note = () => void scrolled.set(key, window.scrollY);
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, type]);
}

/** The address is new before its page is: a second tap on the same link would be one more step to go back. */
function useOneStep(): void {
  const { key } = useLocation();
  const shownAt = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history has come to the screen
  useLayoutEffect(() => {
    shownAt.current = window.location.href;
  }, [key]);
  useEffect(() => {
    function ignoreSecond(event: MouseEvent): void {
      const { href } = window.location;
      const link = (event.target as Element).closest('a');
      if (link?.href === href && shownAt.current !== href) event.preventDefault();
    }
    document.addEventListener('click', ignoreSecond, true);
    return () => document.removeEventListener('click', ignoreSecond, true);
  }, []);
}

/** A token that ran out: the log-in, and the way back. */
function useExpiry(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      session.onExpired(() => {
        const state = {
          from: window.location.pathname,
          notice: 'Please log in again. Your answers are saved.',
        };
        void navigate(paths.login, { state });
      }),
    [navigate],
  );
}

/** Says that the next page is on its way, where the student has to wait for it. The first page has its splash. */
function SlowNavigation() {
  const isLoading = useSyncExternalStore(pageLoading.subscribe, pageLoading.snapshot, () => false);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), spinnerDelay);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!isSlow) return null;
  return (
    <div className="spinner-over">
      <Spinner />
    </div>
  );
}

/** The full page while the first part of the portal arrives. */
function SplashSpinner() {
  return (
    <>
      <PageTitle page="Loading" />
      <Spinner />
    </>
  );
}
