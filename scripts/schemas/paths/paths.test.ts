import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers } from '#engine/core/index.ts';
import { folders } from '#folders';
import { portalIn } from '../../portal/product.ts';
import { runtimeFlow } from '../compile/runtime-flow.ts';
import { flowsOf } from '../source/flows.ts';
import { readSource } from '../source/source.ts';
import { is, type MadeUpStep, madeUpForm } from '../testing/made-up-form.ts';
import { countOf, pathsThrough } from './paths.ts';
import { coverOf, shownBySamples } from './samples.ts';
import { keyOf, partsOf, walk } from './walk.ts';

const today = '2026-11-23';
const source = readSource(portalIn(folders.schemas));

describe.each(flowsOf(source).map((flow) => [flow.id, flow] as const))('%s', (_id, flow) => {
  const found = pathsThrough(source, flow, today);
  const running = runtimeFlow(source, flow);

  test('is completed on every path with valid answers', () => {
    for (const { key, walk: path, deadEnd } of found.paths) {
      const again = walk(running, path.answers, today);
      expect({ errors: again.errors, key: keyOf(again), deadEnd }).toEqual({
        errors: [],
        key,
        deadEnd: undefined,
      });
    }
    expect(found.neverAsked).toEqual({ steps: [], questions: [] });
    expect(new Set(found.paths.map(({ key }) => key)).size).toBe(found.paths.length);
  });

  test('has all parts that valid samples show, with no more answers than those', () => {
    const known = new Set(found.paths.flatMap((path) => partsOf(path.walk)));
    const places = new Set([...known].map((part) => part.split(':')[0]));
    for (const [path, sample] of shownBySamples(running, flow, today)) {
      const shown = partsOf(sample);
      // Skips parts in optional rows without conditions: a path has as few answers as possible, and therefore
      // does not have these rows.
      for (const part of shown) if (places.has(part.split(':')[0])) expect(known, path).toContain(part);
      const taken = found.paths.find(({ walk }) => partsOf(walk).every((part) => shown.includes(part)));
      if (taken) expect(countOf(taken.walk.answers), path).toBeLessThanOrEqual(countOf(sample.answers));
    }
  });
});

const choice = { type: 'string', enum: ['one', 'two', 'three'] };

describe('pathsThrough finds', () => {
  const pathsIn = (steps: readonly MadeUpStep[], limits = {}) => {
    const { source, flow } = madeUpForm(steps);
    return pathsThrough(source, flow, today, limits);
  };

  test('a dead end', () => {
    const condition = { if: is('q', 'two'), then: { properties: { why: { enum: [] } }, required: ['why'] } };
    const { paths } = pathsIn([
      {
        properties: { q: choice, why: { type: 'string', maxLength: 5 } },
        required: ['q'],
        allOf: [condition],
      },
    ]);
    expect(paths.map(({ walk, deadEnd }) => [walk.answers, deadEnd])).toEqual([
      [{ a: { q: 'two' } }, { step: 'a', field: 'why' }],
      [{ a: { q: 'one' } }, undefined],
    ]);
  });

  test('the times before and after a limit', () => {
    const { paths } = pathsIn([
      {
        properties: { at: { type: 'string', format: 'time' }, why: choice },
        required: ['at'],
        if: { properties: { at: { to: '12:00' } }, required: ['at'] },
        then: { required: ['why'] },
        else: { properties: { why: false } },
      },
    ]);
    expect(paths.map(({ walk, deadEnd }) => [walk.answers.a?.at, walk.questions.length, deadEnd])).toEqual([
      ['12:00', 2, undefined],
      ['23:59', 1, undefined],
    ]);
  });

  test('a question and a step that are never asked', () => {
    const steps: MadeUpStep[] = [
      {
        properties: { q: choice, p: choice },
        allOf: [
          { if: is('q', 'one'), then: { properties: { p: false } }, else: { properties: { p: false } } },
        ],
      },
      { when: { allOf: [is('q', 'one'), is('q', 'two')] }, properties: { r: choice } },
    ];
    expect(pathsIn(steps).neverAsked).toEqual({ steps: ['b'], questions: ['a/p'] });
  });

  test('an exhausted budget', () => {
    const steps: MadeUpStep[] = [
      {
        properties: { q: choice, p: choice },
        allOf: [{ if: is('q', 'one'), then: { properties: { p: false } } }],
      },
    ];
    expect(pathsIn(steps, { most: 3 }).isLimited).toBe(true);
    expect(pathsIn(steps).isLimited).toBe(false);
  });

  test('each outcome of many independent conditions once', () => {
    const steps = Array.from({ length: 8 }, (_, index): MadeUpStep => {
      const [q, p] = [`q${index}`, `p${index}`];
      return {
        properties: { [q]: choice, [p]: choice },
        allOf: [{ if: is(q, 'one'), then: { properties: { [p]: false } } }],
      };
    });
    const { paths, total, isCombined } = pathsIn(steps);
    expect({ paths: paths.length, total, isCombined }).toEqual({ paths: 9, total: 256, isCombined: false });
    const parts = coverOf(paths, (path) => partsOf(path.walk));
    expect(parts.length).toBeLessThanOrEqual(9);
  });
});

// The arbitraries below generate forms of two steps, with conditions that the check accepts.
const names = ['a1', 'a2', 'a3', 'b1', 'b2'];
const condition = (of: readonly string[]) =>
  fc
    .record({
      name: fc.constantFrom(...of),
      answers: fc.uniqueArray(fc.constantFrom(...choice.enum), { minLength: 1, maxLength: 2 }),
      isNot: fc.boolean(),
    })
    .map(({ name, answers, isNot }) => {
      const match = { enum: answers };
      return { properties: { [name]: isNot ? { not: match } : match }, required: [name] };
    });
const compound = (of: readonly string[]) =>
  fc.oneof(
    condition(of),
    fc.tuple(condition(of), condition(of)).map(([one, other]) => ({ anyOf: [one, other] })),
    fc.tuple(condition(of), condition(of)).map(([one, other]) => ({ allOf: [one, other] })),
  );
/**
 * Generates a condition that hides a question. It depends only on earlier questions, so that no two questions
 * hide each other.
 */
const hiding = (of: readonly string[]) =>
  fc.integer({ min: 1, max: of.length - 1 }).chain((at) =>
    fc
      .record({ if: compound(of.slice(0, at)), side: fc.constantFrom('then', 'else') })
      .map(({ if: held, side }) => ({
        if: held,
        [side]: { properties: { [of[at]!]: false } },
      })),
  );
const step = (of: readonly string[], when?: fc.Arbitrary<object>) =>
  fc.record({
    ...(when ? { when: fc.option(when, { nil: undefined }) } : {}),
    properties: fc.constant(Object.fromEntries(of.map((name) => [name, choice]))),
    required: fc.subarray([...of]),
    allOf: fc.array(hiding(of), { maxLength: 3 }),
  }) as fc.Arbitrary<MadeUpStep>;
const anyForm = fc.tuple(step(names.slice(0, 3)), step(names.slice(3), compound(names.slice(0, 3))));

test('finds exactly the paths that valid answers take, for any form', () => {
  fc.assert(
    fc.property(anyForm, (steps) => {
      const { source, flow } = madeUpForm(steps);
      const running = runtimeFlow(source, flow);
      const all = names.reduce<Answers[]>(
        (before, name) =>
          before.flatMap((answers) => [
            answers,
            ...choice.enum.map((option) => ({
              ...answers,
              [name[0]!]: { ...answers[name[0]!], [name]: option },
            })),
          ]),
        [{}],
      );
      const walks = all
        .map((answers) => walk(running, answers, today))
        .filter(({ errors }) => errors.length === 0);
      const found = pathsThrough(source, flow, today);
      if (found.isCombined)
        expect(new Set(found.paths.map(({ key }) => key))).toEqual(new Set(walks.map(keyOf)));
      for (const path of found.paths) {
        const counts = walks
          .filter((each) => keyOf(each) === path.key)
          .map(({ answers }) => countOf(answers));
        expect(countOf(path.walk.answers)).toBe(Math.min(...counts));
      }
    }),
    { numRuns: process.env.TEST_ALL ? 60 : 15 },
  );
});
