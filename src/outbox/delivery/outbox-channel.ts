import { openChannel } from '#engine/storage/index.ts';

type Message =
  | 'try again'
  /** Sent by a newly opened tab, to ask which items the other tabs are sending. */
  | 'what is sent?'
  /** The id of an item that the tab is sending. */
  | { readonly sending: string }
  /** The ids of items that have changed in the store. */
  | { readonly changed: readonly string[] };

/**
 * Connects the outboxes of all tabs through a BroadcastChannel. Without BroadcastChannel, a tab sees changes of other
 * tabs when it next reads the store.
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
