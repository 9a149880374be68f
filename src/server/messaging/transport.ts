import type { ClaimedMessage } from './messages-repository.ts';

/** Sends one message to a phone. Returns a failure as a result instead of throwing. */
export type Transport = (message: ClaimedMessage) => Promise<SendResult>;

/**
 * The result of an attempt to send a message. `reason` is for the log and the office, and contains neither phone number
 * nor code.
 */
export type SendResult =
  | { readonly result: 'sent'; readonly reference: string | null }
  | {
      readonly result: 'retry';
      readonly reason: string;
      /** Minimum time to wait before the next attempt, in ms. */
      readonly afterMs?: number | undefined;
      /** Whether the configuration is wrong, so that no message can be delivered until the operator corrects it. */
      readonly misconfigured?: boolean;
    }
  | { readonly result: 'refused'; readonly reason: string };
