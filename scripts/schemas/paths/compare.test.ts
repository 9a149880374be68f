import { expect, test } from 'vitest';
import { isAnswers } from '#engine/core/index.ts';
import { is, type MadeUpStep, madeUpForm } from '../testing/made-up-form.ts';
import { comparePaths } from './compare.ts';
import { pathsThrough } from './paths.ts';

const choice = { type: 'string', enum: ['one', 'two'] };
const forOne = { if: is('q', 'one'), else: { properties: { why: false } } };

/**
 * Removes the prototypes of answers. In the engine, some answers have a prototype and some have none, and the
 * comparison must ignore the difference.
 */
const withoutPrototypes = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_name, each) =>
    isAnswers(each) ? Object.assign(Object.create(null), each) : each,
  );

function changes(before: readonly MadeUpStep[], now: readonly MadeUpStep[]) {
  const [was, became] = [before, now].map((steps) => {
    const { source, flow } = madeUpForm(steps);
    return pathsThrough(source, flow, '2026-11-23');
  });
  return comparePaths(withoutPrototypes(was!), became!).map(({ change, path, added, removed }) => [
    ...[change, path.walk.answers.a?.q ?? '-'],
    ...[added.join(), removed.join()],
  ]);
}

const plain: MadeUpStep = { properties: { q: choice, why: choice }, required: ['q'] };
const branched: MadeUpStep = { ...plain, allOf: [forOne] };

test('reports unchanged paths as the same', () => {
  expect(changes([branched], [branched])).toEqual([
    ['same', 'one', '', ''],
    ['same', 'two', '', ''],
  ]);
});

test('a condition adds a path, and removing it removes the path', () => {
  expect(changes([plain], [branched])).toEqual([
    ['same', 'one', '', ''],
    ['new', 'two', '', ''],
  ]);
  expect(changes([branched], [plain])).toEqual([
    ['same', 'one', '', ''],
    ['gone', 'two', '', ''],
  ]);
});

test('an unconditional question changes all paths and adds none', () => {
  const more = { ...branched, properties: { ...branched.properties, more: choice } };
  expect(changes([branched], [more])).toEqual([
    ['changed', 'one', 'a/more', ''],
    ['changed', 'two', 'a/more', ''],
  ]);
});

test('a path that skips a step with the same answers is changed', () => {
  const last: MadeUpStep = { properties: { r: choice } };
  expect(changes([branched, last], [branched, { ...last, when: is('q', 'one') }])).toEqual([
    ['same', 'one', '', ''],
    ['changed', 'two', '', 'b,b/r'],
  ]);
});

test('a path that skips a step with the same rows is changed', () => {
  const row = { type: 'object', properties: { name: choice }, required: ['name'] };
  const hasTwo = { properties: { q: { minItems: 2 } }, required: ['q'] };
  const first: MadeUpStep = { properties: { q: { type: 'array', items: row } } };
  const inner: MadeUpStep = { when: hasTwo, properties: { r: choice } };
  const last: MadeUpStep = { properties: { s: choice } };
  expect(changes([first, inner, last], [first, inner, { ...last, when: { not: hasTwo } }])).toEqual([
    ['same', '-', '', ''],
    ['changed', [{ name: 'one' }, { name: 'one' }], '', 'c,c/s'],
  ]);
});
