import { addToast } from '#components/toasts/toasts.ts';

/** What fetch throws where there is no network, in each browser's words. */
const ofNetwork = /fetch|load|network/i;

/** Tells the student of an unforeseen error, so that no button is just dead. */
export function tellUncaught(): void {
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

function tell(error: unknown): void {
  if (!(error instanceof TypeError || error instanceof ReferenceError)) return;
  if (ofNetwork.test(error.message)) return;
  addToast({ title: 'That did not work', text: 'Reload the page and try again.', status: 'error' });
}
