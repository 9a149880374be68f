/** Times are in ms since the start of the navigation, unless stated otherwise. */
interface Noted {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** The total blocking time: the time by which each long task exceeds 50 ms, added up. */
  blocked: number;
  /** The time at which the benchmark's field exists, is enabled and has been painted. */
  accepts: number;
  /** The time at which React has hydrated the page, or 0 on pages that do not report it. */
  ready: number;
  /**
   * In ms: the longest time from a key press, click or tap until its effect is painted, by interaction id.
   */
  waits: Record<string, number>;
}

declare global {
  interface Window {
    noted: Noted;
    onMark?: () => void;
  }
}

/**
 * Runs in the page before the page's scripts. Playwright sends only this function's source text, so the
 * function can use neither imports nor other variables of this module.
 */
export function probe(field: string): void {
  window.noted = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    blocked: 0,
    accepts: 0,
    ready: 0,
    waits: {},
  };
  const { noted } = window;

  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };
  function observe(type: string, note: (entry: Entry) => void, more: object = {}): void {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry);
    });
    observer.observe({ type, buffered: true, ...more });
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    noted.largestPaint = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) noted.shift += value;
  });
  observe('longtask', ({ duration }) => {
    noted.blocked += duration - 50;
  });
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) noted.waits[interactionId] = Math.max(noted.waits[interactionId] ?? 0, duration);
    },
    { durationThreshold: 16 },
  );

  /** Records the time at which the browser has painted the page in the state that `name` names. */
  function mark(name: 'accepts' | 'ready'): void {
    noted[name] = -1;
    requestAnimationFrame(() =>
      setTimeout(() => {
        noted[name] = performance.now();
        window.onMark?.();
      }),
    );
  }
  function check(): void {
    if (!noted.accepts && document.querySelector(`${field}:not(:disabled)`)) mark('accepts');
    if (!noted.ready && document.querySelector('[data-ready]')) mark('ready');
  }
  const watched = { childList: true, subtree: true, attributeFilter: ['data-ready', 'disabled'] };
  new MutationObserver(check).observe(document, watched);
  document.addEventListener('DOMContentLoaded', check);
}
