import { openChannel } from '#engine/storage/index.ts';

/** From one tab to the others: what was asked for, an item by its id, and those that have changed on the device. */
type Message =
  | 'try again'
  /** From one that has just been opened. */
  | 'what is sent?'
  | { readonly sending: string }
  | { readonly changed: readonly string[] };

/** The outboxes of all tabs. Where the browser has no channel between them, each finds out at its next look. */
export function connectTabs() {
  const channel = openChannel('outbox');
  return {
    tell: (message: Message) => channel?.postMessage(message),
    listen(hear: (message: Message) => void): void {
      channel?.addEventListener('message', ({ data }) => hear(data));
    },
    close: () => channel?.close(),
  };
}

export type Tell = ReturnType<typeof connectTabs>['tell'];
