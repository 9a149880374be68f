import { randomId } from '#engine/core/index.ts';
import type { Expirable } from '#engine/storage/index.ts';

/** What an item needs before it can be sent. */
export type Blocker = 'needs-password' | 'needs-login' | 'needs-application';

/**
 * An item's state. `waiting`, `sent` and `refused` are stored; the other states are one tab's view of a waiting item.
 */
export type ItemState = 'waiting' | 'sending' | 'sending-in-other-tab' | Blocker | 'sent' | 'refused';

/** The properties of a form that are needed to send its answers and to mention them in messages. */
export interface SentForm {
  readonly id: string;
  readonly version: number;
  /** A noun for the answers that can follow "your". */
  readonly noun: string;
  /** The address of the page that shows the answers. */
  readonly path: string;
  /** Whether answers are sent anonymously, in which case several people may send the form from one phone. */
  readonly isAnonymous?: boolean | undefined;
  /**
   * The form's own endpoint, if it has one, and the name of the property in which the endpoint expects the student's
   * id.
   */
  readonly to?: { readonly path: string; readonly student: string } | undefined;
}

/** One submission of a student, and its delivery state. */
export interface OutboxItem extends Expirable {
  readonly id: string;
  /** What the item contains, such as an application; the key of its sender in `OutboxOptions`. */
  readonly kind: string;
  /**
   * Whose item this is: a phone number in canonical form or a student's id (nobody else ever sees the item), or
   * `anyone`.
   */
  readonly owner: string;
  /** The form to which the answers belong; still stored once the payload has been deleted. */
  readonly form?: SentForm | undefined;
  /** The data to send, without secrets such as the password; deleted once it has been sent. */
  readonly payload: unknown;
  /**
   * Whether the item is not stored on the phone, because it needs something, such as a file, that exists only in this
   * tab's memory.
   */
  readonly isInMemoryOnly?: boolean | undefined;
  /** When the item was created, in epoch milliseconds by the phone's clock; items are sorted by this time. */
  readonly createdAt: number;
  readonly tries: number;
  readonly state: ItemState;
  /**
   * When the next attempt is due, in epoch milliseconds. Some events start an earlier attempt (`occasions` in
   * retry.ts).
   */
  readonly notBefore?: number;
  /** Whether `notBefore` was set by the server (Retry-After). Then only the student can start an earlier attempt. */
  readonly isDeferred?: boolean;
  /** The uploaded percentage, if the sender reports it; never stored. */
  readonly progress?: number | undefined;
  /** When the item was sent, in epoch milliseconds by the server's clock. */
  readonly sentAt?: number;
  /** The server's response, once the item is sent. */
  readonly answer?: unknown;
  /** Whether the draft with the sent answers or file has been cleared. */
  readonly isDraftCleared?: boolean;
  /** Why the last attempt failed, as shown to the student. */
  readonly problem?: string;
  /** The HTTP status of a refusal: pages handle some statuses themselves. */
  readonly status?: number;
  /** The names of the refused fields, if the server's response has any. */
  readonly fields?: readonly string[];
}

/** The part of an item that the caller provides. */
export type NewOutboxItem = Pick<OutboxItem, 'kind' | 'owner' | 'form' | 'payload' | 'isInMemoryOnly'>;

export function createItem(order: NewOutboxItem): OutboxItem {
  return { ...order, id: randomId(), createdAt: Date.now(), tries: 0, state: 'waiting' };
}

/** The item to send and all items in the outbox, because an item may need the response to another one. */
export interface SendContext {
  readonly item: OutboxItem;
  readonly items: readonly OutboxItem[];
}

export interface SendOptions extends SendContext {
  /** Aborted if the item is removed, or if a new attempt replaces this one. */
  readonly signal: AbortSignal;
  /**
   * Called with the uploaded percentage, 0 to 100, if the request can report progress. 100 does not mean success: the
   * request ends only with the response.
   */
  readonly onProgress: (percent: number) => void;
}

/** Sends items of one kind. */
export interface Sender {
  /** Whether the items are large. Large items have a separate queue. */
  readonly isUpload?: boolean;
  /** Sends the request. Throws an ApiError if the request fails; an error after an abort is ignored. */
  send(payload: unknown, sending: SendOptions): Promise<unknown>;
  /**
   * Returns what is missing before the payload can be sent: a password, which is never stored; a session, which may
   * have expired; or an application's id, which may not be known yet.
   */
  blockedBy?(payload: unknown, context: SendContext): Blocker | undefined;
  /**
   * Returns the items that a success creates. They are stored in the same transaction as the sent item, so that one
   * cannot be stored without the other.
   */
  followUps?(order: NewOutboxItem, answer: unknown): readonly NewOutboxItem[];
}
