import type { Lack, OutboxItem } from './outbox-store.ts';

/** What is to be sent; the outbox adds the rest. */
export type Order = Pick<OutboxItem, 'kind' | 'owner' | 'payload' | 'isHereOnly'>;

/** What a sender may know of the rest of the outbox: an item can need the answer to another one. */
export interface Surroundings {
  readonly item: OutboxItem;
  /** All of them. */
  readonly items: readonly OutboxItem[];
}

export interface Sending extends Surroundings {
  /** The try is given up: by the student, or because it hangs. */
  readonly signal: AbortSignal;
  /** Called with 0 to 100, where the call can tell. The end of it is the answer, not 100. */
  readonly onProgress: (percent: number) => void;
}

/** How one kind of item is sent. */
export interface Sender {
  /** What it sends is large, and nothing small shall wait for it. */
  readonly isOfFiles?: boolean;
  /** Makes the call. It throws ApiError when there was no success, and whatever it likes once it is given up. */
  send(payload: unknown, sending: Sending): Promise<unknown>;
  /** What has to be there first, because it is never stored, has run out or has not come yet. */
  lacks?(payload: unknown, surroundings: Surroundings): Lack | undefined;
  /** What follows from a success: kept together with it, so that neither is lost without the other. */
  followedBy?(order: Order, answer: unknown): readonly Order[];
}
