import type { Answer, Treatment } from './proxy.ts';

export type Kind =
  /** The response is missing or unusable, but a retry may succeed at once. */
  | 'passing'
  /** There is no response, and the connection stays open. */
  | 'hang'
  /** The server refuses the request because of its content. */
  | 'refusal'
  | 'login'
  | 'odd success';

export interface Fault {
  readonly kind: Kind;
  readonly status?: number | undefined;
  /** The browser itself simulates `dns`, because a proxy cannot make a DNS lookup fail. */
  readonly treatment: Treatment | 'dns';
}

/** Error details of a program, which no page may show to students. */
const internals = { statusCode: 0, error: 'TypeError', message: 'undefined is not an object', path: null };

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html; charset=utf-8' };

const answeredWith = (kind: Kind, status: number, headers: Answer['headers'], body: string): Fault => ({
  kind,
  status,
  treatment: { kind: 'answer', answer: { status, headers, body } },
});

const refusedWith = (status: number, kind: Kind = 'refusal', headers: Answer['headers'] = {}) =>
  answeredWith(kind, status, { ...json, ...headers }, JSON.stringify({ error: 'This was not accepted.' }));

const failedWith = (status: number, headers: Answer['headers'] = {}) =>
  answeredWith('passing', status, { ...json, ...headers }, JSON.stringify(internals));

/**
 * Returns a fault in which a mobile carrier or a proxy responds with a page of its own. `status` is
 * undefined, because the status of that page says nothing about the request.
 */
const pageWith = (status: number, headers: Answer['headers'] = {}): Fault => ({
  ...answeredWith('passing', status, { ...html, ...headers }, '<h1>undefined balance: top up</h1>'),
  status: undefined,
});

const changed = (kind: Kind, change: (answer: Answer) => Partial<Answer>): Fault => ({
  kind,
  treatment: { kind: 'change', change },
});

/** If a fault affects only the response, the server has handled the request all the same. */
export const faults = {
  refused: { kind: 'passing', treatment: { kind: 'refuse' } },
  DNS: { kind: 'passing', treatment: 'dns' },
  hang: { kind: 'hang', treatment: { kind: 'hang' } },
  reset: { kind: 'passing', treatment: { kind: 'reset', at: 'answer' } },
  '400': refusedWith(400),
  '401': refusedWith(401, 'login'),
  '403': refusedWith(403),
  '404': refusedWith(404),
  '409': refusedWith(409),
  '413': refusedWith(413),
  '429': refusedWith(429, 'passing', { 'retry-after': '2' }),
  '500': failedWith(500),
  '502 HTML': {
    ...changed('passing', () => ({ status: 502, headers: html, body: '<h1>undefined gateway</h1>' })),
    status: 502,
  },
  '503': failedWith(503, { 'retry-after': '1' }),
  '204 empty': { ...changed('odd success', () => ({ status: 204 })), status: 204 },
  'truncated JSON': changed('passing', (answer) => ({
    ...answer,
    body: answer.body.slice(0, Math.ceil(answer.body.length / 2)),
  })),
  'malformed JSON': changed('passing', (answer) => ({ ...answer, body: `{,${answer.body}` })),
  'HTML 200': pageWith(200),
  'HTML 400': pageWith(400),
  'HTML 401': pageWith(401),
  'HTML 403': pageWith(403),
  'HTML 404': pageWith(404),
  'HTML 413': pageWith(413),
  'sent elsewhere': pageWith(302, { location: 'http://carrier.example/top-up' }),
  'wrong types': changed('odd success', (answer) => withValues(answer, otherType)),
  'null fields': changed('odd success', (answer) => withValues(answer, () => null)),
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof faults;

export const faultNames = Object.keys(faults) as FaultName[];

function withValues(answer: Answer, other: (value: unknown) => unknown): Answer {
  return { ...answer, body: JSON.stringify(changedIn(JSON.parse(answer.body), other)) };
}

function changedIn(value: unknown, other: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => changedIn(each, other));
  if (typeof value !== 'object' || value === null) return other(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changedIn(each, other)]));
}

function otherType(value: unknown): unknown {
  if (typeof value === 'number') return 'NaN';
  if (typeof value === 'boolean') return String(value);
  return value === null ? 5 : { undefined: value };
}
