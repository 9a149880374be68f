import { openChannel } from '../../tab-channel.ts';

/** From one tab to the others: what was asked for, an item by its id, and those that have changed on the device. */
export type Message =
  | 'try again'
  | 'what is sent?'
  | { readonly sending: string }
  | { readonly changed: readonly string[] };

/** The outboxes of all tabs. Where the browser has no channel between them, each finds out at its next look. */
export function connectTabs(hear: (message: Message) => void) {
  const channel = openChannel('outbox');
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  return {
    tell: (message: Message) => channel?.postMessage(message),
    close: () => channel?.close(),
  };
}
