import { randomId } from '#engine/core/index.ts';
import type { Expirable } from '#engine/storage/index.ts';

/** What has to be there first. */
export type Blocker = 'needs-password' | 'needs-login' | 'needs-application';

/** Kept are `waiting`, `sent` and `refused`; the others are how this tab sees an item that is waiting. */
export type ItemState = 'waiting' | 'sending' | 'sending-in-other-tab' | Blocker | 'sent' | 'refused';

/** The form whose answers an item carries: what sends them and names them needs no more of it. */
export interface SentForm {
  readonly id: string;
  readonly version: number;
  /** What was sent, in words that follow "your". */
  readonly noun: string;
  /** Where the answers can be looked at. */
  readonly path: string;
  /** Sent without a name: several people may send it from one phone. */
  readonly isAnonymous?: boolean | undefined;
  /** The call that takes them, where others have fixed it. */
  readonly to?: { readonly path: string; readonly student: string } | undefined;
}

/** One thing that a student sent, and what became of it. */
export interface OutboxItem extends Expirable {
  readonly id: string;
  /** Names the sender that knows the call. */
  readonly kind: string;
  /** Whose it is: a canonical phone or a student's id, and never shown to anyone else; or `anyone`. */
  readonly owner: string;
  /** Of what somebody answered, and it stays when the payload has gone. */
  readonly form?: SentForm | undefined;
  /** What will be sent, without any secret. */
  readonly payload: unknown;
  /** It needs what only this tab's memory holds, and is itself kept nowhere else. */
  readonly isInMemoryOnly?: boolean | undefined;
  /** By the phone's clock, for their order. */
  readonly createdAt: number;
  readonly tries: number;
  readonly state: ItemState;
  /** Not tried again before this instant, unless something speaks for it. */
  readonly notBefore?: number;
  /** It was the server that has put it off until then: only the student goes before that (Retry-After). */
  readonly isDeferred?: boolean;
  /** How much of it is on its way, in per cent, where the sender tells; in this tab's view alone. */
  readonly progress?: number | undefined;
  /** When it was sent, in epoch milliseconds by the server's clock. */
  readonly sentAt?: number;
  /** The server's answer, once sent. */
  readonly answer?: unknown;
  /** Whether what was sent has been taken out of its draft. */
  readonly isDraftCleared?: boolean;
  /** Why the last try failed, in the student's words. */
  readonly problem?: string;
  /** The status of a refusal, for pages that know what to do about it. */
  readonly status?: number;
  /** The fields that it was refused for, where the server says which. */
  readonly fields?: readonly string[];
}

/** What is to be sent; the outbox adds the rest. */
export type NewOutboxItem = Pick<OutboxItem, 'kind' | 'owner' | 'form' | 'payload' | 'isInMemoryOnly'>;

export function createItem(order: NewOutboxItem): OutboxItem {
  return { ...order, id: randomId(), createdAt: Date.now(), tries: 0, state: 'waiting' };
}

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
