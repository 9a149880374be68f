import { Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { session } from '#api/session-store.ts';
import { focusHeading } from '#components/focus-heading.ts';
import { PageTitle } from '#components/layout/Page.tsx';
import { Spinner } from '#components/layout/Spinner.tsx';
import { pageLoading } from '#components/loading/page-loading.ts';
import { Toasts } from '#components/toasts/Toasts.tsx';
import { closeErrorToast } from '#components/toasts/toast-store.ts';
import { paths } from '#paths';
import { Boundary } from '../errors/Boundary.tsx';
import { Hydrator } from '../hydration/Hydrator.tsx';

const scrollDelay = 300;
const spinnerDelay = 300;

export function Layout() {
  const { key } = useLocation();
  useHeadingFocus();
  useScrollRestoration();
  useExpiredSession();
  useRepeatedTapGuard();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the page
      </a>
      {/* This boundary is separate, so that an error in a toast removes only the toasts and not the page. */}
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

/**
 * Focuses the heading of a new page, so that screen readers announce the page. They announce the first page
 * of a visit by themselves.
 */
function useHeadingFocus(): void {
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
    if (hash) return; // the page itself focuses the hash's target
    focusHeading({ preventScroll: true });
    if (type === 'POP') return; // `useScrollRestoration` handles Back and Forward
    return scrollToTopSoon();
  }, [pathname, search]);
}

/**
 * Scrolls to the top after a short delay. Stops as soon as the student uses a control, which would otherwise
 * move away from under the finger. Returns a function that cancels the scroll.
 */
function scrollToTopSoon(): () => void {
  const timer = setTimeout(() => {
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isMotionReduced ? 'auto' : 'smooth' });
  }, scrollDelay);

  function stopScrolling({ target }: Event): void {
    if (!(target as Element).closest('label, input, select, textarea, button, a')) return;
    window.scrollTo({ top: window.scrollY, behavior: 'instant' });
    end();
  }
  function end(): void {
    clearTimeout(timer);
    for (const type of interactionEvents) document.removeEventListener(type, stopScrolling, true);
  }
  for (const type of interactionEvents) document.addEventListener(type, stopScrolling, true);
  return end;
}

const interactionEvents = ['pointerdown', 'keydown', 'input'];

const scrollPositions = new Map<string, number>();

/**
 * Restores the scroll position after Back and Forward. The browser would restore it before the page has been
 * rendered.
 */
function useScrollRestoration(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type === 'POP')
      window.scrollTo({ top: scrollPositions.get(key) ?? window.scrollY, behavior: 'instant' });
    const note = () => void scrollPositions.set(key, window.scrollY);
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, type]);
}

/**
 * Ignores a second tap on a link. The first tap has already changed the address, so the second would add
 * another history entry.
 */
function useRepeatedTapGuard(): void {
  const { key } = useLocation();
  const shownAt = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new history entry has been rendered
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

function useExpiredSession(): void {
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

/**
 * Shows a spinner if the next page loads slowly. For the first page of a visit, `SplashSpinner` does this.
 */
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

function SplashSpinner() {
  return (
    <>
      <PageTitle page="Loading" />
      <Spinner />
    </>
  );
}
