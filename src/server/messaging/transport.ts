import type { ClaimedMessage } from './messages-repository.ts';

/** Sends a message. Returns a failure as a result instead of throwing. */
export type Transport = (message: ClaimedMessage) => Promise<SendResult>;

/** `reason` is for the log and the office, and contains neither the phone number nor a code. */
export type SendResult =
  | { readonly result: 'sent'; readonly reference: string | null }
  | {
      readonly result: 'retry';
      readonly reason: string;
      readonly afterMs?: number | undefined;
      /** True if no message can be delivered until the operator corrects the configuration. */
      readonly misconfigured?: boolean;
    }
  | { readonly result: 'refused'; readonly reason: string };
