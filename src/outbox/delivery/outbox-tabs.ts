import { openChannel } from '#engine/storage/index.ts';

/** From one tab to the others: what was asked for, an item by its id, and those that have changed on the device. */
type Message =
  | 'try again'
  | 'what is sent?'
  | { readonly sending: string }
  | { readonly changed: readonly string[] };

interface Listener {
  readonly onTryAgain: () => void;
  /** Another tab has just been opened, and does not know what is being sent. */
  readonly onQuestion: () => void;
  readonly onSending: (id: string) => void;
  readonly onChange: (ids: readonly string[]) => void;
}

/** The outboxes of all tabs. Where the browser has no channel between them, each finds out at its next look. */
export function connectTabs() {
  const channel = openChannel('outbox');
  return {
    tell: (message: Message) => channel?.postMessage(message),
    listen({ onTryAgain, onQuestion, onSending, onChange }: Listener): void {
      channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data === 'try again') onTryAgain();
        else if (data === 'what is sent?') onQuestion();
        else if ('sending' in data) onSending(data.sending);
        else onChange(data.changed);
      });
    },
    close: () => channel?.close(),
  };
}

export type OutboxTabs = ReturnType<typeof connectTabs>;
export type Tell = OutboxTabs['tell'];
