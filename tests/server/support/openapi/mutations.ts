import fc from 'fast-check';
import type { Parts } from './described-requests.ts';
import {
  contentTypes,
  fuzzHeaders,
  fuzzSegments,
  fuzzTexts,
  fuzzValues,
  headerValues,
  methods,
} from './fuzz-values.ts';

/** What students other than the one who asks could send along. */
export interface Others {
  readonly tokens: readonly string[];
  readonly ids: readonly string[];
}

/** The same request, made wrong in one to three places. Some of them nobody minds. */
export function mutationsOf(parts: Parts, others: Others, rounds = 3): fc.Arbitrary<Parts> {
  const once = fc.oneof(...mutations(parts, others));
  if (rounds === 1) return once;
  return once.chain((wrong) => fc.oneof(fc.constant(wrong), mutationsOf(wrong, others, rounds - 1)));
}

function mutations(parts: Parts, others: Others): fc.Arbitrary<Parts>[] {
  const { params, query, headers, value, written } = parts;
  const json = 'application/json';
  const named = Object.keys(params);
  return [
    fc.constantFrom(...methods).map((method) => ({ ...parts, method })),
    pairs(headers, fc.oneof(headerValues, fc.constantFrom(...others.ids))).map((wrong) => ({
      ...parts,
      headers: wrong,
    })),
    fc.constantFrom(...fuzzHeaders).map((stray) => ({ ...parts, headers: [...headers, stray] })),
    authorizations(others).map((own) => ({
      ...parts,
      headers: [...headers.filter(([name]) => name !== 'authorization'), ...own],
    })),
    pairs(query, fc.oneof(fuzzTexts, fc.constantFrom(...others.ids))).map((wrong) => ({
      ...parts,
      query: wrong,
    })),
    fc.constantFrom(...contentTypes).map((type) => ({ ...parts, type })),
    ...named.map((name) =>
      fc
        .oneof(fc.constantFrom(...fuzzSegments, ...others.ids), fuzzTexts.map(encodeURIComponent))
        .map((segment) => ({ ...parts, params: { ...params, [name]: segment } })),
    ),
    ...(written === undefined
      ? [fc.record({ value: fuzzValues }).map((body) => ({ ...parts, ...body, written: json, type: json }))]
      : [
          values(value, others).map((wrong) => ({ ...parts, value: wrong })),
          fc.nat({ max: 200 }).map((cut) => ({ ...parts, cut })),
          fc.constantFrom(...contentTypes).map((other) => ({ ...parts, written: other ?? json })),
        ]),
  ];
}

function authorizations({ tokens }: Others): fc.Arbitrary<Parts['headers']> {
  const value = fc.oneof(
    fc.constantFrom(...tokens.map((token) => `Bearer ${token}`), ...tokens),
    fc.constantFrom('', 'Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'x'.repeat(43)}`),
    headerValues,
  );
  return fc.array(value, { maxLength: 2 }).map((all) => all.map((each) => ['authorization', each] as const));
}

/** Names and values as they come in a query or in headers: one missing, repeated, renamed, added or strange. */
function pairs(all: Parts['query'], strange: fc.Arbitrary<string>): fc.Arbitrary<Parts['query']> {
  const added = fc.tuple(fc.constantFrom('id', 'student_id', 'phone', 'code', 'x', 'constructor'), strange);
  if (all.length === 0) return added.map((one) => [one]);
  return fc.nat({ max: all.length - 1 }).chain((at) => {
    const [name, value] = all[at]!;
    const others = all.toSpliced(at, 1);
    return fc.oneof(
      fc.constant(others),
      fc.constant([...all, [name, value] as const]),
      strange.map((other) => [...all, [name, other] as const]),
      strange.map((other) => [...others, [name, other] as const]),
      added.map((one) => [...all, one]),
    );
  });
}

/** A body with an answer missing, strange or too many, or with nothing in it that was asked for. */
function values(value: unknown, others: Others): fc.Arbitrary<unknown> {
  const strange = fc.oneof(
    { weight: 9, arbitrary: fuzzValues },
    { weight: 1, arbitrary: fc.constantFrom(...others.ids) },
  );
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (names.length === 0) return strange;
  const added = fc.tuple(
    fc.constantFrom('constructor', '__proto__', 'status', 'role', 'id', 'toString', ''),
    strange,
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...names), strange).map((one) => withKey(value, one)) },
    { weight: 2, arbitrary: fc.constantFrom(...names).map((name) => withKey(value, [name, undefined])) },
    { weight: 2, arbitrary: added.map((one) => withKey(value, one)) },
    ...names
      .map((name) => [name, (value as { readonly [name: string]: unknown })[name]] as const)
      .filter(([, inner]) => typeof inner === 'object' && inner !== null)
      .map(([name, inner]) => ({
        weight: 6,
        arbitrary: values(inner, others).map((wrong) => withKey(value, [name, wrong])),
      })),
    { weight: 1, arbitrary: strange },
  );
}

/** Also "__proto__" becomes a key of its own, as in JSON that somebody writes by hand. */
function withKey(value: unknown, [name, other]: readonly [string, unknown]): unknown {
  const changed = { ...(value as object) };
  if (other === undefined) Reflect.deleteProperty(changed, name);
  else
    Object.defineProperty(changed, name, {
      value: other,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return changed;
}
