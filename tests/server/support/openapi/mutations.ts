import fc from 'fast-check';
import type { Parts } from './described-requests.ts';

export interface Others {
  readonly tokens: readonly string[];
  readonly ids: readonly string[];
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'];

const contentTypes = [
  ...[
    undefined,
    '',
    'x',
    'json/',
    '*/*',
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
  ],
  ...['application/json', 'application/json;', 'application/json; charset=latin1'],
  ...['multipart/form-data', 'multipart/form-data; boundary='],
];

const strangeTexts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed()),
  fc.constantFrom('', ' ', '\0', 'null', '__proto__', 'constructor', "'; drop table students; --", '1e400'),
  fc.constantFrom('٣٠١٢٣٤٥', '😀', '\u202e', '%00', '../../etc/passwd'),
  fc.constantFrom('9'.repeat(101), 'x'.repeat(5_000), 'ü'.repeat(200)),
);

const strangeSegments = [
  ...' . .. % %zz %2e%2e %2F %00 %ff %E2%82%AC ; :user * {user} submission a/b x/ // x/finances /finances'.split(
    ' ',
  ),
  ...[99, 101, 3_000].map((length) => 'x'.repeat(length)),
];

const headerValues = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aZ09 +-_.,;:="\t\u00e9\u00ff'), maxLength: 150 }),
  fc.constantFrom('', '3012345', '000000', '9'.repeat(101), 'x'.repeat(2_000), 'x'.repeat(20_000)),
);

const strayHeaders: Parts['headers'] = [
  ['accept', 'text/html'],
  ['accept', 'application/xml;q=0'],
  ['accept-version', '9'],
  ['connection', 'upgrade'],
  ['content-encoding', 'gzip'],
  ['cookie', 'a=b;'.repeat(500)],
  ['expect', '100-continue'],
  ['expect', 'nothing good'],
  ['if-none-match', '*'],
  ['origin', 'https://evil.example'],
  ['range', 'bytes=0-1'],
  ['upgrade', 'websocket'],
  ['x-forwarded-for', 'not an address'],
  ['x-http-method-override', 'DELETE'],
];

const nested = (levels: number): unknown =>
  levels === 0 ? 1 : levels % 2 ? [nested(levels - 1)] : { a: nested(levels - 1) };

const strangeValues: fc.Arbitrary<unknown> = fc.oneof(
  strangeTexts,
  fc.constantFrom(null, true, false, 0, -0, -1, 1e300, 1e21, 5e-324, 0.1 + 0.2, 2 ** 53, -1e-7),
  fc.constantFrom([], {}, ['3012345'], { toString: 1 }, '\ud800', 'x'.repeat(70_000), nested(3), nested(500)),
  fc.jsonValue(),
);

/** Generates requests with one to three mutations, some of which are harmless. */
export function mutationsOf(parts: Parts, others: Others, rounds = 3): fc.Arbitrary<Parts> {
  const once = fc.oneof(...mutations(parts, others)).map((wrong) => ({ ...parts, ...wrong }));
  if (rounds === 1) return once;
  return once.chain((wrong) => fc.oneof(fc.constant(wrong), mutationsOf(wrong, others, rounds - 1)));
}

function mutations(parts: Parts, others: Others): fc.Arbitrary<Partial<Parts>>[] {
  const { params, query, headers, value, written } = parts;
  const unsigned = headers.filter(([name]) => name !== 'authorization');
  const ids = fc.constantFrom(...others.ids);
  const segments = fc.oneof(fc.constantFrom(...strangeSegments), ids, strangeTexts.map(encodeURIComponent));
  const json = { written: 'application/json', type: 'application/json' };
  return [
    fc.record({ method: fc.constantFrom(...methods) }),
    fc.record({ headers: pairs(headers, fc.oneof(headerValues, ids)) }),
    fc.constantFrom(...strayHeaders).map((stray) => ({ headers: [...headers, stray] })),
    authorizations(others).map((own) => ({ headers: [...unsigned, ...own] })),
    fc.record({ query: pairs(query, fc.oneof(strangeTexts, ids)) }),
    fc.record({ type: fc.constantFrom(...contentTypes) }),
    ...Object.keys(params).map((name) =>
      segments.map((segment) => ({ params: { ...params, [name]: segment } })),
    ),
    ...(written === undefined
      ? [strangeValues.map((body) => ({ ...json, value: body }))]
      : [
          fc.record({ value: values(value, fc.oneof({ weight: 9, arbitrary: strangeValues }, ids)) }),
          fc.record({ cut: fc.nat({ max: 200 }) }),
          fc.constantFrom(...contentTypes).map((other) => ({ written: other ?? json.written })),
        ]),
  ];
}

function authorizations({ tokens }: Others): fc.Arbitrary<Parts['headers']> {
  const value = fc.oneof(
    fc.constantFrom(...tokens.map((token) => `Bearer ${token}`), ...tokens),
    fc.constantFrom('', 'Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'x'.repeat(43)}`),
    headerValues,
  );
  return fc.array(fc.tuple(fc.constant('authorization'), value), { maxLength: 2 });
}

function pairs(all: Parts['query'], strange: fc.Arbitrary<string>): fc.Arbitrary<Parts['query']> {
  const [names, known] = [all.map(([name]) => name), all.map(([, value]) => value)];
  const name = fc.constantFrom(...names, 'id', 'student_id', 'phone', 'code', 'x', 'constructor');
  const added = fc.tuple(name, fc.oneof(strange, fc.constantFrom('', ...known)));
  return fc
    .tuple(fc.shuffledSubarray([...all]), fc.array(added, { maxLength: 2 }))
    .map(([kept, more]) => [...kept, ...more]);
}

function values(value: unknown, strange: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return strange;
  const own = new Map<string, unknown>(Object.entries(value));
  const added = fc.constantFrom('constructor', '__proto__', 'status', 'role', 'id', 'toString', '');
  const name =
    own.size > 0 ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...own.keys()) }, added) : added;
  const changed = name.chain((name) =>
    fc.oneof(
      fc.constant([...own].filter(([each]) => each !== name)),
      // The entries of the body are changed as a list. JSON can contain the key "__proto__", but assigning to
      // this key of an object would set the object's prototype.
      { weight: 3, arbitrary: values(own.get(name), strange).map((other) => [...own, [name, other]]) },
    ),
  );
  const body = changed.map((entries) => Object.fromEntries(entries as [string, unknown][]));
  return fc.oneof({ weight: 12, arbitrary: body }, strange);
}
