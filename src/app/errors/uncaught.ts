import { addToast } from '#components/toasts/toast-store.ts';

/** Without a network, `fetch` throws a TypeError whose message differs from browser to browser. */
const networkMessage = /fetch|load|network/i;

/**
 * Shows a toast for each uncaught error, because a button that fails would otherwise appear to do nothing.
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
