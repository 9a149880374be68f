import type { OutboxItem } from './outbox-store.ts';

/** What is to be sent; the outbox adds the rest. */
export type Order = Pick<OutboxItem, 'kind' | 'owner' | 'payload'>;

/** How one kind of item is sent. */
export interface Sender {
  /** Makes the call. It throws ApiError when there was no success, and whatever it likes once it is given up. */
  send(payload: unknown, signal: AbortSignal): Promise<unknown>;
  /** What has to be given first, because it is never stored or has run out. */
  lacks?(payload: unknown): 'needs-password' | 'needs-login' | undefined;
  /** What follows from a success: kept together with it, so that neither is lost without the other. */
  followedBy?(order: Order, answer: unknown): readonly Order[];
}
