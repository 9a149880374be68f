import type { Blocker, OutboxItem } from './outbox-item.ts';

/** What is to be sent; the outbox adds the rest. */
export type NewOutboxItem = Pick<OutboxItem, 'kind' | 'owner' | 'payload' | 'isInMemoryOnly'>;

/** What a sender may know of the rest of the outbox: an item can need the answer to another one. */
export interface SendContext {
  readonly item: OutboxItem;
  /** All of them. */
  readonly items: readonly OutboxItem[];
}

export interface SendOptions extends SendContext {
  /** The try is given up: by the student, or because it hangs. */
  readonly signal: AbortSignal;
  /** Called with 0 to 100, where the call can tell. The end of it is the answer, not 100. */
  readonly onProgress: (percent: number) => void;
}

/** How one kind of item is sent. */
export interface Sender {
  /** What it sends is large, and nothing small shall wait for it. */
  readonly isUpload?: boolean;
  /** Makes the call. It throws ApiError when there was no success, and whatever it likes once it is given up. */
  send(payload: unknown, sending: SendOptions): Promise<unknown>;
  /** What has to be there first, because it is never stored, has run out or has not come yet. */
  blockedBy?(payload: unknown, surroundings: SendContext): Blocker | undefined;
  /** What follows from a success: kept together with it, so that neither is lost without the other. */
  followUps?(order: NewOutboxItem, answer: unknown): readonly NewOutboxItem[];
}
