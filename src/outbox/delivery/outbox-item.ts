import { randomId } from '#engine/core/index.ts';
import type { Expirable } from '#engine/storage/index.ts';

/** What an item needs before it can be sent. */
export type Blocker = 'needs-password' | 'needs-login' | 'needs-application';

/**
 * An item's state. Only `waiting`, `sent` and `refused` are stored; the other states say what one tab knows about a
 * waiting item.
 */
export type ItemState = 'waiting' | 'sending' | 'sending-in-other-tab' | Blocker | 'sent' | 'refused';

/** The properties of a form that the outbox needs to send its answers and to mention the form in messages. */
export interface SentForm {
  readonly id: string;
  readonly version: number;
  /** A noun for the answers, used in messages after "your", such as "survey". */
  readonly noun: string;
  /** The path of the form's first page, where the student can check the answers. */
  readonly path: string;
  /**
   * Whether answers are anonymous. Then several people may send the form from one phone, so new answers never replace
   * earlier ones.
   */
  readonly isAnonymous?: boolean | undefined;
  /**
   * The form's own endpoint, if it has one. `student` is the name of the property for the student's id in the request
   * body.
   */
  readonly to?: { readonly path: string; readonly student: string } | undefined;
}

/** One submission of a student, such as an application, with its delivery state. */
export interface OutboxItem extends Expirable {
  /** Also sent as the idempotency key of a form's answers, so that the server stores a repeated request once. */
  readonly id: string;
  /** What the item contains, such as an application; selects its sender in `OutboxOptions`. */
  readonly kind: string;
  /**
   * The student who submitted the item, as a phone number in canonical form or a student's id, or `anyone`. A student's
   * item is never shown to anybody else.
   */
  readonly owner: string;
  /** The form whose answers the item contains; still stored after the payload has been deleted. */
  readonly form?: SentForm | undefined;
  /** The data to send, without secrets such as the password; deleted once the item is sent. */
  readonly payload: unknown;
  /**
   * Whether the item is kept only in this tab's memory, because it needs something that is not stored on the phone,
   * such as a file.
   */
  readonly isInMemoryOnly?: boolean | undefined;
  /** When the item was created, in epoch milliseconds by the phone's clock; items are sorted by this time. */
  readonly createdAt: number;
  readonly tries: number;
  readonly state: ItemState;
  /**
   * When the next attempt is due, in epoch milliseconds. Some events, such as a new network, start it earlier
   * (`retryEvents` in retry.ts).
   */
  readonly notBefore?: number;
  /** Whether the server set `notBefore` (Retry-After). Then only the student can start an earlier attempt. */
  readonly isDeferred?: boolean;
  /** The percentage uploaded so far, if the sender reports it; never stored. */
  readonly progress?: number | undefined;
  /** When the item was sent, in epoch milliseconds by the server's clock. */
  readonly sentAt?: number;
  /** The body of the server's response; undefined until the item is sent. */
  readonly answer?: unknown;
  /** Whether the draft from which the item was submitted has been cleared. */
  readonly isDraftCleared?: boolean;
  /** Why the last attempt failed, in words for the student. */
  readonly problem?: string;
  /** The HTTP status with which the server rejected the item: pages handle some statuses themselves. */
  readonly status?: number;
  /** The names of the fields that the server rejected, if its response names any. */
  readonly fields?: readonly string[];
}

/** The properties of an item that the caller of `add` provides. */
export type NewOutboxItem = Pick<OutboxItem, 'kind' | 'owner' | 'form' | 'payload' | 'isInMemoryOnly'>;

export function createItem(order: NewOutboxItem): OutboxItem {
  return { ...order, id: randomId(), createdAt: Date.now(), tries: 0, state: 'waiting' };
}

/** The item to send, and all items of the outbox, because an item may need the server's response to another item. */
export interface SendContext {
  readonly item: OutboxItem;
  readonly items: readonly OutboxItem[];
}

export interface SendOptions extends SendContext {
  /** Aborted if the item is removed, or if a new attempt replaces this one. */
  readonly signal: AbortSignal;
  /**
   * Called with the percentage uploaded so far, 0 to 100, if the request can report progress. 100 does not mean
   * success: the server may still reject the item.
   */
  readonly onProgress: (percent: number) => void;
}

export interface Sender {
  /** Whether the items are large. Large items have their own queue, so that they do not delay small ones. */
  readonly isUpload?: boolean;
  /**
   * Sends an item and returns the server's response. Throws an ApiError if the request fails; an error after an abort
   * is ignored.
   */
  send(payload: unknown, sending: SendOptions): Promise<unknown>;
  /**
   * Returns what is missing before the payload can be sent: a password, which is never stored; a session, which may
   * have expired; or the id of an application that is not sent yet.
   */
  blockedBy?(payload: unknown, context: SendContext): Blocker | undefined;
  /**
   * Returns the items to add once this one is sent, such as a reminder. They are stored in the same transaction as the
   * sent item, so that none is lost.
   */
  followUps?(order: NewOutboxItem, answer: unknown): readonly NewOutboxItem[];
}
