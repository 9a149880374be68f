import type { ClaimedMessage } from './messages-repository.ts';

/** Sends one message to a phone. A failure is a result, not an exception. */
export type Transport = (message: ClaimedMessage) => Promise<SendResult>;

/** A reason is for the log and the office: it contains neither phone nor code. */
export type SendResult =
  | { readonly result: 'sent'; readonly reference: string | null }
  | {
      readonly result: 'retry';
      readonly reason: string;
      /** Minimum wait in ms. */
      readonly afterMs?: number | undefined;
      /** Nothing will be delivered until the operator fixes it. */
      readonly misconfigured?: boolean;
    }
  | { readonly result: 'refused'; readonly reason: string };
