import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { savesData } from './lazy/saves-data.ts';

/**
 * Sends the web vitals of a visit once, when the page is first hidden, because a phone may never show the
 * page again. The report contains five figures and the route pattern of the first page, but no personal data.
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
    // web-vitals listens to `visibilitychange` on window, in the capture phase, so it has already recorded
    // its figures.
    navigator.sendBeacon(url, JSON.stringify({ route, ...vitals }));
  });
}

/**
 * Rounds a metric. The layout shift (CLS) is a fraction of the viewport; all other metrics are in
 * milliseconds.
 */
const rounded = (name: Metric['name'], value: number) =>
  name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value);
