import { addToast } from '#components/toasts/toasts.ts';

/** Matches the messages of the TypeError that `fetch` throws without a network; they differ between browsers. */
const ofNetwork = /fetch|load|network/i;

/** Shows a toast for uncaught errors, so that a button that fails does not appear to do nothing. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

function tell(error: unknown): void {
  if (!(error instanceof TypeError || error instanceof ReferenceError)) return;
  if (ofNetwork.test(error.message)) return;
  addToast({ title: 'That did not work', text: 'Reload the page and try again.', status: 'error' });
}
