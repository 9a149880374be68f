import { randomId } from '#engine/core/index.ts';
import type { Expirable } from '#engine/storage/index.ts';

export type Blocker = 'needs-password' | 'needs-login' | 'needs-application';

/**
 * An item's state. Only `waiting`, `sent` and `refused` are stored; the other states say what one tab knows
 * about a waiting item.
 */
export type ItemState = 'waiting' | 'sending' | 'sending-in-other-tab' | Blocker | 'sent' | 'refused';

export interface SentForm {
  readonly id: string;
  readonly version: number;
  /** Names the form in messages such as "your survey". */
  readonly noun: string;
  readonly path: string;
  /**
   * True if the form is anonymous. Several people may then send it from one phone, so new answers never
   * replace earlier ones.
   */
  readonly isAnonymous?: boolean | undefined;
  /**
   * The form's own endpoint. `student` is the property of the request body that contains the student's id.
   */
  readonly to?: { readonly path: string; readonly student: string } | undefined;
}

export interface OutboxItem extends Expirable {
  /**
   * Identifies the item. For a form's answers, the id is also the idempotency key, so that the server stores
   * a repeated request once.
   */
  readonly id: string;
  readonly kind: string;
  /** A phone number in canonical form, a student's id, or `anyone`. Nobody else sees a student's item. */
  readonly owner: string;
  /** The form whose answers are sent. It remains stored after the payload has been deleted. */
  readonly form?: SentForm | undefined;
  /**
   * The content that is sent. It contains no secrets, such as the password, and is deleted once the item is
   * sent.
   */
  readonly payload: unknown;
  /** True if the item needs something that is not stored on the phone, such as a file. */
  readonly isInMemoryOnly?: boolean | undefined;
  /** The time of creation, in epoch milliseconds by the phone's clock. Items are sorted by this time. */
  readonly createdAt: number;
  readonly tries: number;
  readonly state: ItemState;
  /**
   * The time at which the next attempt is due, in epoch milliseconds. Some `retryEvents` (retry.ts) start the
   * attempt earlier.
   */
  readonly notBefore?: number;
  /**
   * True if the server set `notBefore` (Retry-After), so that only the student can start an earlier attempt.
   */
  readonly isDeferred?: boolean;
  /**
   * The progress of the upload in per cent. It is set only if the sender reports it, and it is never stored.
   */
  readonly progress?: number | undefined;
  /** The time at which the item was sent, in epoch milliseconds by the server's clock. */
  readonly sentAt?: number;
  readonly answer?: unknown;
  readonly isDraftCleared?: boolean;
  /** Tells the student why the last attempt failed. */
  readonly problem?: string;
  /** The HTTP status of a rejection; pages handle some statuses themselves. */
  readonly status?: number;
  readonly fields?: readonly string[];
}

export type NewOutboxItem = Pick<OutboxItem, 'kind' | 'owner' | 'form' | 'payload' | 'isInMemoryOnly'>;

export function createItem(order: NewOutboxItem): OutboxItem {
  return { ...order, id: randomId(), createdAt: Date.now(), tries: 0, state: 'waiting' };
}

/**
 * `items` contains all items of the outbox, because an item may need the server's response to another item.
 */
export interface SendContext {
  readonly item: OutboxItem;
  readonly items: readonly OutboxItem[];
}

export interface SendOptions extends SendContext {
  readonly signal: AbortSignal;
  /**
   * Reports the progress of the upload, from 0 to 100. 100 does not mean success: the server may still reject
   * the item.
   */
  readonly onProgress: (percent: number) => void;
}

export interface Sender {
  /** True for large items. They have their own queue, so that they do not delay small items. */
  readonly isUpload?: boolean;
  /** Returns the server's response, or throws an ApiError. An error after an abort is ignored. */
  send(payload: unknown, sending: SendOptions): Promise<unknown>;
  /**
   * Returns what is missing before the payload can be sent: a password, which is never stored; a session,
   * which may have expired; or the id of an application that is not sent yet.
   */
  blockedBy?(payload: unknown, context: SendContext): Blocker | undefined;
  /**
   * Returns new items to send next. They are stored in the same transaction as the sent item, so that none is
   * lost.
   */
  followUps?(order: NewOutboxItem, answer: unknown): readonly NewOutboxItem[];
}
