import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { savesData } from './lazy/saves-data.ts';

/**
 * Sends how fast a visit was, once: when it is first left or put aside, which on a phone may be the
 * last that is heard of it. Five figures and the pattern of the route it began on, and nothing of the student: a
 * beacon carries no token, and no address as its referrer.
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
    // web-vitals listens on window, and has just noted its last figures.
    navigator.sendBeacon(url, JSON.stringify({ route, ...vitals }));
  });
}

/** Milliseconds; how far the layout shifted is a share of the screen. */
const rounded = (name: Metric['name'], value: number) =>
  name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value);
