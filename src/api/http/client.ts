import { session } from '../session-store.ts';
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
  readonly headers?: Readonly<Record<string, string>>;
  readonly anonymous?: boolean;
  readonly token?: string;
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly check: ResponseGuard<T>;
}

export function apiUrl(path: string, query: Readonly<Record<string, string>> = {}): string {
  const host = import.meta.env.VITE_API_HOST || '/api';
  const search = new URLSearchParams(query).toString();
  return `${host}${path}${search && `?${search}`}`;
}

/**
 * Returns whether the portal calls the reference server, which supports more than the API contract
 * requires of other hosts.
 */
export const isOwnServer = () => apiUrl('').startsWith('/');

/**
 * Sends one request and checks the response. Throws an ApiError, or an AbortError if aborted. There is no
 * timeout; callers abort through the signal.
 */
export async function call<T>(
  path: string,
  { query, check, anonymous, ...rest }: CallOptions<T>,
): Promise<T> {
  const token = anonymous ? undefined : (rest.token ?? session.current()?.token);
  return parseResponseTo(token, await request(apiUrl(path, query), rest, token), check);
}

/**
 * Returns the checked body of a response, or throws. A 401 from the server itself, not from a captive portal,
 * ends the session if the token is still current.
 */
export function parseResponseTo<T>(
  token: string | undefined,
  answer: RawResponse,
  check: ResponseGuard<T>,
): T {
  try {
    // Hosts other than the reference server may send any JSON object as the body of an error.
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
      // The API never redirects, so a redirect comes from a captive portal or proxy and is not followed.
      redirect: 'manual',
      keepalive,
      signal: signal ?? null,
    });
    // The body is read inside the try block, because reading it also fails if the network is lost.
    const body = await response.text();
    return { status: response.status, header: (name) => response.headers.get(name), body };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('offline');
  }
}
