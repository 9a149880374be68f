import { expect, test } from 'vitest';
import { type MadeUpStep, madeUpForm } from '../testing/made-up-form.ts';
import { compareWays } from './compare.ts';
import { waysOf } from './ways.ts';

const choice = { type: 'string', enum: ['one', 'two'] };
const is = (question: string, answer: string) => ({
  properties: { [question]: { const: answer } },
  required: [question],
});
/** Asks `why` only of who has answered `one`. */
const forOne = { if: is('q', 'one'), else: { properties: { why: false } } };

/** What becomes of the ways of a form, as: what, what is answered to q, what is asked now, what is not any more. */
function changes(before: readonly MadeUpStep[], now: readonly MadeUpStep[]) {
  const [was, is] = [before, now].map((steps) => {
    const { source, flow } = madeUpForm(steps);
    return waysOf(source, flow, '2026-11-23');
  });
  return compareWays(was!, is!).map(({ change, way, added, removed }) => [
    ...[change, way.walk.answers.a?.q ?? '-'],
    ...[added.join(), removed.join()],
  ]);
}

const plain: MadeUpStep = { properties: { q: choice, why: choice }, required: ['q'] };
const forked: MadeUpStep = { ...plain, allOf: [forOne] };

test('ways that are as they were', () => {
  expect(changes([forked], [forked])).toEqual([
    ['same', 'one', '', ''],
    ['same', 'two', '', ''],
  ]);
});

test('a condition adds a way, and without it the way is gone', () => {
  expect(changes([plain], [forked])).toEqual([
    ['same', 'one', '', ''],
    ['new', 'two', '', ''],
  ]);
  expect(changes([forked], [plain])).toEqual([
    ['same', 'one', '', ''],
    ['gone', 'two', '', ''],
  ]);
});

test('a question for everyone changes every way and makes none', () => {
  const more = { ...forked, properties: { ...forked.properties, more: choice } };
  expect(changes([forked], [more])).toEqual([
    ['changed', 'one', 'a/more', ''],
    ['changed', 'two', 'a/more', ''],
  ]);
});

test('a way that by the same answers leads past a step is another one than before', () => {
  const last: MadeUpStep = { properties: { r: choice } };
  expect(changes([forked, last], [forked, { ...last, when: is('q', 'one') }])).toEqual([
    ['same', 'one', '', ''],
    ['changed', 'two', '', 'b,b/r'],
  ]);
});
