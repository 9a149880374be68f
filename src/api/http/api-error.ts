/**
 * `offline`: there was no response.
 * `status`: the server responded with an error status.
 * `unreadable`: the response does not match the API contract, for example a captive portal's page.
 * `too large`: a proxy between the phone and the server responded with status 413.
 */
type ApiErrorKind = 'offline' | 'status' | 'unreadable' | 'too large';

type ApiErrorDetails = Partial<Pick<ApiError, 'status' | 'retryAfterSeconds' | 'serverMessage' | 'fields'>>;

export class ApiError extends Error {
  // `declare` keeps these fields out of the compiled class, because class fields compile to a lot of code for
  // older browsers.
  declare readonly kind: ApiErrorKind;
  /**
   * The HTTP status of the response. It is set only if `kind` is `status`, because the status of an
   * unreadable response may come from a captive portal.
   */
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

/**
 * Returns whether a retry might succeed. A retry cannot succeed if the server has rejected the request, or if
 * the error is not an ApiError.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind !== 'status') return true;
  const status = error.status ?? 0;
  return status >= 500 || transientStatuses.has(status);
}

export const offlineMessage = "You're offline. Try again when you're back online.";

/**
 * Removes the final "Try again." from a message, for places where a button or the outbox repeats the request.
 */
export const withoutTryAgain = (message: string): string =>
  message.replace(/ (Please try|Check your connection and try|Try) again( in [^.]*)?\.$/, '');

export const notAccepted = 'The service did not accept this.';

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
  if (error.status === 429) return `Too many attempts. Try again ${retryTime(error.retryAfterSeconds)}.`;
  if (error.serverMessage) return error.serverMessage;
  if (isTransient(error)) return 'The service is not available right now. Try again in a few minutes.';
  return notAccepted;
}

function retryTime(seconds: number | undefined): string {
  if (!seconds) return 'in a few minutes';
  if (seconds < 60) return `in ${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
