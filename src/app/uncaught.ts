import { addToast } from '#components/toasts/toasts.ts';

/** What fetch throws where there is no network, in each browser's words. */
const ofNetwork = /fetch|load|network/i;

/** Of a press that this browser cannot do, and that nobody has foreseen: a button shall not just be dead. */
export function tellUncaught(): void {
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

function tell(error: unknown): void {
  if (!(error instanceof TypeError || error instanceof ReferenceError)) return;
  if (ofNetwork.test(error.message)) return;
  addToast({ title: 'That did not work', text: 'Load the page again and try once more.', status: 'error' });
}
