import type { Blocker, OutboxItem } from './outbox-item.ts';

/** What is to be sent; the outbox adds the rest. */
export type NewOutboxItem = Pick<OutboxItem, 'kind' | 'owner' | 'form' | 'payload' | 'isInMemoryOnly'>;

/** The rest of the outbox: an item can need the answer to another one. */
export interface SendContext {
  readonly item: OutboxItem;
  readonly items: readonly OutboxItem[];
}

export interface SendOptions extends SendContext {
  /** Aborted by the student, or because it hangs. */
  readonly signal: AbortSignal;
  /** Called with 0 to 100, where the call can tell. It ends with the answer, not with 100. */
  readonly onProgress: (percent: number) => void;
}

/** How one kind of item is sent. */
export interface Sender {
  /** Its items are large: they have a queue of their own. */
  readonly isUpload?: boolean;
  /** Makes the call. Throws ApiError without success; what it throws once aborted is ignored. */
  send(payload: unknown, sending: SendOptions): Promise<unknown>;
  /** What is lacking before it can be sent: never stored, expired or not there yet. */
  blockedBy?(payload: unknown, context: SendContext): Blocker | undefined;
  /** The items that follow from a success, stored together with it so that neither is lost alone. */
  followUps?(order: NewOutboxItem, answer: unknown): readonly NewOutboxItem[];
}
