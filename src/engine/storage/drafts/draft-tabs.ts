import { openChannel } from '../tab-channel.ts';

const channel = openChannel('drafts');

/** The phone has a newer draft of this flow. */
export const tellOtherTabs = (flow: string) => channel?.postMessage(flow);

/** Calls back when another tab has told that of this flow. */
export function onOtherTab(flow: string, listener: () => void): void {
  channel?.addEventListener('message', ({ data }) => {
    if (data === flow) listener();
  });
}
