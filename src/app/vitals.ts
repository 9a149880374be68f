import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { savesData } from './lazy/saves-data.ts';

/**
 * Sends the web vitals (loading and response times) of a visit, once: when the page is first hidden, because a phone
 * may never show the page again. The report has five figures and the pattern of the first route, and no personal data:
 * a beacon carries neither a token nor a referrer address.
 */
export function reportVitals(url: string, route: string): void {
  if (savesData()) return;
  const vitals: Record<string, number> = {};
  const note = ({ name, value }: Metric) => {
    vitals[name] = rounded(name, value);
  };
  for (const watch of [onTTFB, onFCP, onLCP, onINP, onCLS]) watch(note);
  document.addEventListener('visibilitychange', function sendWhenHidden() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', sendWhenHidden);
    // web-vitals listens to this event on window, so its last figures have been recorded before this listener is
    // called.
    navigator.sendBeacon(url, JSON.stringify({ route, ...vitals }));
  });
}

/** Rounds a figure to milliseconds, or the layout shift, which is a fraction of the viewport, to four decimals. */
const rounded = (name: Metric['name'], value: number) =>
  name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value);
