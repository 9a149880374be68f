import { session } from '../session.ts';
import { ApiError } from './api-error.ts';
import {
  isErrorResponse,
  isRecord,
  parseResponse,
  type RawResponse,
  type ResponseGuard,
} from './response.ts';

export interface CallOptions<T> {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  /** Beside those that the client sets itself. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent without the token, although there may be one. */
  readonly anonymous?: boolean;
  /** In place of the session's. */
  readonly token?: string;
  /** Goes on although the page is left. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly check: ResponseGuard<T>;
}

/** Where the calls go: the portal's own origin, unless the lender's host was named at build. */
export function apiUrl(path: string, query: Readonly<Record<string, string>> = {}): string {
  const host = import.meta.env.VITE_API_HOST || '/api';
  const search = new URLSearchParams(query).toString();
  return `${host}${path}${search && `?${search}`}`;
}

/** Whether calls go to the reference server, which may be sent more than another host's contract holds. */
export const isOwnServer = () => apiUrl('').startsWith('/');

/**
 * One call, guarded. It has no timeout: the caller gives up through the signal. It throws
 * ApiError and nothing else, but for the AbortError of a call given up.
 */
export async function call<T>(
  path: string,
  { query, check, anonymous, ...rest }: CallOptions<T>,
): Promise<T> {
  const token = anonymous ? undefined : (rest.token ?? session.current()?.token);
  return parseResponseTo(token, await request(apiUrl(path, query), rest, token), check);
}

/** The answer to a call that carried this token, if any: the host's own 401 ends its session. */
export function parseResponseTo<T>(
  token: string | undefined,
  answer: RawResponse,
  check: ResponseGuard<T>,
): T {
  try {
    // Another host may word its errors as it likes.
    return parseResponse(answer, check, isOwnServer() ? isErrorResponse : isRecord);
  } catch (error) {
    if (token && error instanceof ApiError && error.status === 401) session.expire(token);
    throw error;
  }
}

async function request(
  url: string,
  options: Omit<CallOptions<unknown>, 'check'>,
  token: string | undefined,
): Promise<RawResponse> {
  const { method = 'GET', json, form, keepalive = false, signal } = options;
  const headers = new Headers(options.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('content-type', 'application/json');
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json),
      credentials: 'omit',
      cache: 'no-store',
      // Only a network in between redirects a call, so what answers is not the host.
      redirect: 'manual',
      keepalive,
      signal: signal ?? null,
    });
    // The body can break off as well, so it is read inside.
    const body = await response.text();
    return { status: response.status, header: (name) => response.headers.get(name), body };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('offline');
  }
}
