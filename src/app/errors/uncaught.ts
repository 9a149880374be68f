import { addToast } from '#components/toasts/toast-store.ts';

/** `fetch` throws a TypeError without a network; its message differs from browser to browser. */
const networkMessage = /fetch|load|network/i;

/** Without a toast, a button that fails would appear to do nothing. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => showToast(error));
  window.addEventListener('unhandledrejection', ({ reason }) => showToast(reason));
}

function showToast(error: unknown): void {
  if (!(error instanceof TypeError || error instanceof ReferenceError)) return;
  if (networkMessage.test(error.message)) return;
  addToast({ title: 'That did not work', text: 'Reload the page and try again.', status: 'error' });
}
