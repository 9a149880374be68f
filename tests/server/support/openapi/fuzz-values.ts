import fc from 'fast-check';

/* What a careful client never sends. */

export const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'];

export const contentTypes = [
  undefined,
  '',
  'x',
  'json/',
  '*/*',
  'text/plain',
  'application/json',
  'application/json;',
  'application/json; charset=latin1',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
];

export const fuzzTexts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed()),
  fc.constantFrom('', ' ', '\0', 'null', '__proto__', 'constructor', "'; drop table students; --", '1e400'),
  fc.constantFrom('٣٠١٢٣٤٥', '😀', '\u202e', '%00', '../../etc/passwd'),
  fc.constantFrom('9'.repeat(101), 'x'.repeat(5_000), 'ü'.repeat(200)),
);

/** As they stand in the address; they are not encoded any more. */
export const fuzzSegments = [
  ...' . .. % %zz %2e%2e %2F %00 %ff %E2%82%AC ; :user * {user} submission a/b x/ // x/finances /finances'.split(
    ' ',
  ),
  ...[99, 101, 3_000].map((length) => 'x'.repeat(length)),
];

export const headerValues = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aZ09 +-_.,;:="\t\u00e9\u00ff'), maxLength: 150 }),
  fc.constantFrom('', '3012345', '000000', '9'.repeat(101), 'x'.repeat(2_000), 'x'.repeat(20_000)),
);

export const fuzzHeaders: readonly (readonly [name: string, value: string])[] = [
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

export const fuzzValues: fc.Arbitrary<unknown> = fc.oneof(
  fuzzTexts,
  fc.constantFrom(null, true, false, 0, -0, -1, 1e300, 1e21, 5e-324, 0.1 + 0.2, 2 ** 53, -1e-7),
  fc.constantFrom([], {}, ['3012345'], { toString: 1 }, '\ud800', 'x'.repeat(70_000), nested(3), nested(500)),
  fc.jsonValue(),
);
