import { addToast } from '#components/toasts/toast-store.ts';

/**
 * Matches the message of the TypeError that `fetch` throws without a network. The message differs between
 * browsers.
 */
const networkMessage = /fetch|load|network/i;

/**
 * Shows a toast for an uncaught TypeError or ReferenceError, because a button whose code has such a bug would
 * otherwise appear to do nothing. The TypeError that `fetch` throws without a network is no bug and gets no
 * toast.
 */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => showToast(error));
  window.addEventListener('unhandledrejection', ({ reason }) => showToast(reason));
}

function showToast(error: unknown): void {
  if (!(error instanceof TypeError || error instanceof ReferenceError)) return;
  if (networkMessage.test(error.message)) return;
  addToast({ title: 'That did not work', text: 'Reload the page and try again.', status: 'error' });
}
