import { addToast } from '#components/toasts/toasts.ts';

/** Matches the messages of the TypeError that `fetch` throws without a network; they differ between browsers. */
const networkMessage = /fetch|load|network/i;

/** Shows a toast for uncaught errors, so that a button that fails does not appear to do nothing. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => showToast(error));
  window.addEventListener('unhandledrejection', ({ reason }) => showToast(reason));
}

function showToast(error: unknown): void {
  if (!(error instanceof TypeError || error instanceof ReferenceError)) return;
  if (networkMessage.test(error.message)) return;
  addToast({ title: 'That did not work', text: 'Reload the page and try again.', status: 'error' });
}
