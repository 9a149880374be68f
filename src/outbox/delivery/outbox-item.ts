import { randomId } from '#engine/core/index.ts';
import type { Expirable } from '#engine/storage/index.ts';

/** What an item needs before it can be sent. */
export type Blocker = 'needs-password' | 'needs-login' | 'needs-application';

/** `waiting`, `sent` and `refused` are stored; the others are this tab's view of a waiting item. */
export type ItemState = 'waiting' | 'sending' | 'sending-in-other-tab' | Blocker | 'sent' | 'refused';

/** The form that an item's answers belong to: the part that is needed to send and name them. */
export interface SentForm {
  readonly id: string;
  readonly version: number;
  /** What was sent, in words that can follow "your". */
  readonly noun: string;
  /** The page that shows the answers. */
  readonly path: string;
  /** Sent anonymously: several people may send it from one phone. */
  readonly isAnonymous?: boolean | undefined;
  /** An endpoint of the form's own, and the name of the key that holds the student's id. */
  readonly to?: { readonly path: string; readonly student: string } | undefined;
}

/** One submission of a student, and its delivery state. */
export interface OutboxItem extends Expirable {
  readonly id: string;
  /** The key of its sender. */
  readonly kind: string;
  /** A canonical phone or a student's id, and then never shown to anyone else; or `anyone`. */
  readonly owner: string;
  /** The form of submitted answers; kept after the payload is deleted. */
  readonly form?: SentForm | undefined;
  /** What is sent, without secrets; deleted once sent. */
  readonly payload: unknown;
  /** Not stored on the phone, because it needs something that exists only in this tab's memory. */
  readonly isInMemoryOnly?: boolean | undefined;
  /** By the phone's clock; defines the order. */
  readonly createdAt: number;
  readonly tries: number;
  readonly state: ItemState;
  /** When the next try is due, in epoch milliseconds; some occasions allow an earlier one (retry.ts). */
  readonly notBefore?: number;
  /** Whether `notBefore` was set by the server (Retry-After); then only the student can start an earlier try. */
  readonly isDeferred?: boolean;
  /** The uploaded percentage, if the sender reports it; never stored. */
  readonly progress?: number | undefined;
  /** When it was sent, in epoch milliseconds by the server's clock. */
  readonly sentAt?: number;
  /** The server's response, once sent. */
  readonly answer?: unknown;
  /** Whether the draft of what was sent has been cleared. */
  readonly isDraftCleared?: boolean;
  /** Why the last try failed, as shown to the student. */
  readonly problem?: string;
  /** The HTTP status of a refusal, for pages that handle some of them. */
  readonly status?: number;
  /** The refused fields, if the server names them. */
  readonly fields?: readonly string[];
}

/** The part of an item that the caller provides. */
export type NewOutboxItem = Pick<OutboxItem, 'kind' | 'owner' | 'form' | 'payload' | 'isInMemoryOnly'>;

export function createItem(order: NewOutboxItem): OutboxItem {
  return { ...order, id: randomId(), createdAt: Date.now(), tries: 0, state: 'waiting' };
}

/** An item and all others, because it can need the response to another one. */
export interface SendContext {
  readonly item: OutboxItem;
  readonly items: readonly OutboxItem[];
}

export interface SendOptions extends SendContext {
  /** Aborts if the item is removed, or if the try is given up for a new one. */
  readonly signal: AbortSignal;
  /** Called with 0 to 100, if the request can report it. The request ends with the response, not at 100. */
  readonly onProgress: (percent: number) => void;
}

/** Sends items of one kind. */
export interface Sender {
  /** Its items are large, and use the queue for files. */
  readonly isUpload?: boolean;
  /** Sends the request. Throws ApiError if it fails; an error after an abort is ignored. */
  send(payload: unknown, sending: SendOptions): Promise<unknown>;
  /** What is missing before it can be sent: something that is never stored, has expired, or is not there yet. */
  blockedBy?(payload: unknown, context: SendContext): Blocker | undefined;
  /** The items that a success creates, stored in the same transaction so that neither is lost alone. */
  followUps?(order: NewOutboxItem, answer: unknown): readonly NewOutboxItem[];
}
