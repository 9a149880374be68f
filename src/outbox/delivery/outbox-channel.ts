import { openChannel } from '#engine/storage/index.ts';

type Message =
  | 'try again'
  | 'what is sent?'
  | { readonly sending: string }
  | { readonly changed: readonly string[] };

/**
 * Opens a channel to the outboxes of other tabs. Without BroadcastChannel, a tab sees their changes when it
 * next reads the store.
 */
export function openOutboxChannel() {
  const channel = openChannel('outbox');
  return {
    broadcast: (message: Message) => channel?.postMessage(message),
    listen(onMessage: (message: Message) => void): void {
      channel?.addEventListener('message', ({ data }) => onMessage(data));
    },
    close: () => channel?.close(),
  };
}

export type Broadcast = ReturnType<typeof openOutboxChannel>['broadcast'];
