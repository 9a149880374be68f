import type { ClaimedMessage } from './messages-repository.ts';

/** Returns a failure as a result instead of throwing. */
export type Transport = (message: ClaimedMessage) => Promise<SendResult>;

/** `reason` is for the log and the office, and contains neither phone number nor code. */
export type SendResult =
  | { readonly result: 'sent'; readonly reference: string | null }
  | {
      readonly result: 'retry';
      readonly reason: string;
      readonly afterMs?: number | undefined;
      /** No message can be delivered until the operator corrects the configuration. */
      readonly misconfigured?: boolean;
    }
  | { readonly result: 'refused'; readonly reason: string };
