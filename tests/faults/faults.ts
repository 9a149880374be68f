import type { Answer, Treatment } from './proxy.ts';

/** How a fault shows itself, whichever call it befalls. */
export type Kind =
  /** No answer, or none that is one: the same call may succeed at once. */
  | 'passing'
  /** No answer and no end. */
  | 'hang'
  /** The server says no to what was sent. */
  | 'refusal'
  | 'login'
  /** A success in a shape that nobody agreed on. */
  | 'odd success';

export interface Fault {
  readonly kind: Kind;
  readonly status?: number;
  /** In the browser, where no proxy can do it. */
  readonly treatment: Treatment | 'dns';
}

/** What no student should read. */
const internals = { statusCode: 0, error: 'TypeError', message: 'undefined is not an object', path: null };

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html; charset=utf-8' };

const refusedWith = (status: number): Fault => ({
  kind: 'refusal',
  status,
  treatment: { kind: 'answer', answer: { status, headers: json, body: JSON.stringify(internals) } },
});

const failedWith = (status: number, headers: Answer['headers'] = {}): Fault => ({
  kind: 'passing',
  status,
  treatment: {
    kind: 'answer',
    answer: { status, headers: { ...json, ...headers }, body: JSON.stringify(internals) },
  },
});

const changed = (kind: Kind, change: (answer: Answer) => Partial<Answer>): Fault => ({
  kind,
  treatment: { kind: 'change', change },
});

/** The twenty faults of F8. Where the answer alone is wrong or lost, the server has done its work. */
export const faults = {
  refused: { kind: 'passing', treatment: { kind: 'refuse' } },
  DNS: { kind: 'passing', treatment: 'dns' },
  hang: { kind: 'hang', treatment: { kind: 'hang' } },
  reset: { kind: 'passing', treatment: { kind: 'reset', at: 'answer' } },
  '400': refusedWith(400),
  '401': { ...failedWith(401), kind: 'login' },
  '403': refusedWith(403),
  '404': refusedWith(404),
  '409': refusedWith(409),
  '413': refusedWith(413),
  '429': failedWith(429, { 'retry-after': '2' }),
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
  'HTML 200': {
    kind: 'passing',
    treatment: { kind: 'answer', answer: { headers: html, body: '<h1>null network: log in</h1>' } },
  },
  'wrong types': changed('odd success', (answer) => withValues(answer, otherType)),
  'null fields': changed('odd success', (answer) => withValues(answer, () => null)),
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof faults;

export const faultNames = Object.keys(faults) as FaultName[];

function withValues(answer: Answer, other: (value: unknown) => unknown): Answer {
  return { ...answer, body: JSON.stringify(changedIn(JSON.parse(answer.body), other)) };
}

/** Every value at the end of its way, however deep it lies. */
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
