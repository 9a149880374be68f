/**
 * `offline`: no answer came. `status`: the server said no. `unreadable`: something answered, but not in the
 * shape agreed on, as a network's own log-in page does. `too large`: so did something that lets no such file through.
 */
type ApiErrorKind = 'offline' | 'status' | 'unreadable' | 'too large';

interface ApiErrorDetails {
  readonly status?: number;
  readonly retryAfterSeconds?: number;
  /** The server's own sentence, where it gave one. */
  readonly serverMessage?: string;
  /** The fields that the server found wrong. */
  readonly fields?: readonly string[];
}

/** The one error that calls throw. */
export class ApiError extends Error {
  // Declared, not defined, as in Boundary.tsx.
  declare readonly kind: ApiErrorKind;
  /** The server's own: what else may have answered says nothing with it. */
  declare readonly status: number | undefined;
  declare readonly retryAfterSeconds: number | undefined;
  declare readonly serverMessage: string | undefined;
  declare readonly fields: readonly string[];

  constructor(
    kind: ApiErrorKind,
    { status, retryAfterSeconds, serverMessage, fields = [] }: ApiErrorDetails = {},
  ) {
    super(serverMessage ?? (status ? `${kind} ${status}` : kind));
    this.name = 'ApiError';
    this.kind = kind;
    this.status = kind === 'status' ? status : undefined;
    this.retryAfterSeconds = retryAfterSeconds;
    this.serverMessage = serverMessage;
    this.fields = fields;
  }
}

const transientStatuses = new Set([408, 425, 429]);

/** Whether the same call may succeed later: never after an answer that means no. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind !== 'status') return true;
  const status = error.status ?? 0;
  return status >= 500 || transientStatuses.has(status);
}

/** Only where the phone itself knows that it has no network. */
export const offlineMessage = "You're offline. Try again when you're back online.";

/** An error message without its request to try again, and the time for it, where a button or the outbox does that. */
export const withoutTryAgain = (message: string): string =>
  message.replace(/ (Please try|Check your connection and try|Try) again( in [^.]*)?\.$/, '');

/** Where a service gives no reason. */
export const notAccepted = 'The service did not accept this.';

/** What a student is told, where the page has no better words. */
export function formatError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong on this page. Try again.';
  if (error.kind === 'offline') {
    return globalThis.navigator?.onLine === false
      ? offlineMessage
      : 'We could not connect. Check your connection and try again.';
  }
  if (error.kind === 'unreadable') {
    return 'We could not reach the service. You may need to buy data or sign in to the Wi-Fi. Try again.';
  }
  if (error.kind === 'too large') {
    return 'This file is too big for your network. Try another network or a smaller file.';
  }
  if (error.status === 429) return `Too many attempts. Try again ${inAWhile(error.retryAfterSeconds)}.`;
  if (error.serverMessage) return error.serverMessage;
  if (isTransient(error)) return 'The service is not available right now. Try again in a few minutes.';
  return notAccepted;
}

function inAWhile(seconds: number | undefined): string {
  if (!seconds) return 'in a few minutes';
  if (seconds < 60) return `in ${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
