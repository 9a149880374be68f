import { expect, test } from 'vitest';
import { type MadeUpStep, madeUpForm } from '../testing/made-up-form.ts';
import { comparePaths } from './compare.ts';
import { pathsThrough } from './paths.ts';

const choice = { type: 'string', enum: ['one', 'two'] };
const is = (question: string, answer: string) => ({
  properties: { [question]: { const: answer } },
  required: [question],
});
/** Asks `why` only of who has answered `one`. */
const forOne = { if: is('q', 'one'), else: { properties: { why: false } } };

/** What becomes of the paths of a form, as: what, what is answered to q, what is asked now, what is not any more. */
function changes(before: readonly MadeUpStep[], now: readonly MadeUpStep[]) {
  const [was, is] = [before, now].map((steps) => {
    const { source, flow } = madeUpForm(steps);
    return pathsThrough(source, flow, '2026-11-23');
  });
  return comparePaths(was!, is!).map(({ change, path, added, removed }) => [
    ...[change, path.walk.answers.a?.q ?? '-'],
    ...[added.join(), removed.join()],
  ]);
}

const plain: MadeUpStep = { properties: { q: choice, why: choice }, required: ['q'] };
const branched: MadeUpStep = { ...plain, allOf: [forOne] };

test('paths that are as they were', () => {
  expect(changes([branched], [branched])).toEqual([
    ['same', 'one', '', ''],
    ['same', 'two', '', ''],
  ]);
});

test('a condition adds a path, and without it the path is gone', () => {
  expect(changes([plain], [branched])).toEqual([
    ['same', 'one', '', ''],
    ['new', 'two', '', ''],
  ]);
  expect(changes([branched], [plain])).toEqual([
    ['same', 'one', '', ''],
    ['gone', 'two', '', ''],
  ]);
});

test('a question for everyone changes every path and makes none', () => {
  const more = { ...branched, properties: { ...branched.properties, more: choice } };
  expect(changes([branched], [more])).toEqual([
    ['changed', 'one', 'a/more', ''],
    ['changed', 'two', 'a/more', ''],
  ]);
});

test('a path that by the same answers leads past a step is another one than before', () => {
  const last: MadeUpStep = { properties: { r: choice } };
  expect(changes([branched, last], [branched, { ...last, when: is('q', 'one') }])).toEqual([
    ['same', 'one', '', ''],
    ['changed', 'two', '', 'b,b/r'],
  ]);
});
