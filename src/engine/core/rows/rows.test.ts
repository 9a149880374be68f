import { expect, test } from 'vitest';
import { placeOf } from '../evaluate.ts';
import { flowOf, formStep } from '../testing/form.ts';
import { validatorOf } from '../testing/validator.ts';
import { validateStep } from '../validate.ts';
import { insertRow, listQuestion, movedPath, removeRow, rowStep, rowsOf } from './rows.ts';

const member = formStep('member', { name: [], age: [{ type: 'integer' }] }, { required: ['name'] });

const family = formStep(
  'family',
  {
    members: [
      { type: 'array', minItems: 2, maxItems: 3 },
      { widget: 'rows', noun: 'a member' },
    ],
  },
  { kind: 'list', required: ['members'], fieldSets: { members: member } },
);

const flow = flowOf([family], {}, { family: validatorOf(family) });
const today = { today: '2026-11-20' } as const;
const problems = (members: readonly object[]) =>
  validateStep(flow, family, { members } as never, today).map(({ field, message }) => [field, message]);

test('adds and removes rows at their index, and changes nothing else', () => {
  const [ann, ben] = [{ name: 'Ann' }, { name: 'Ben' }];
  expect(insertRow([ann], 0, ben)).toEqual([ben, ann]);
  expect(insertRow([ann], 1, ben)).toEqual([ann, ben]);
  expect(removeRow([ann, ben], 0)[0]).toBe(ben);
  expect(rowsOf('no rows')).toEqual([]);
  expect(rowsOf([ann, 'no row'])).toEqual([ann, {}]);
});

test.each([
  ['members', 0, -1, 'members'],
  ['membership.1.name', 0, -1, 'membership.1.name'],
  ['members.0.name', 1, -1, 'members.0.name'],
  ['members.1.name', 1, -1, undefined],
  ['members.2.pets.0.kind', 1, -1, 'members.1.pets.0.kind'],
  ['members.1.name', 1, 1, 'members.2.name'],
  ['members.0.name', 1, 1, 'members.0.name'],
] as const)('the path %s, if the rows from %i on shift by %i, becomes %s', (field, index, by, moved) => {
  expect(movedPath(field, 'members', index, by)).toBe(moved);
});

test('a row validates like a step', () => {
  const inner = rowStep(family, 'members');
  expect(rowStep(family, 'members')).toBe(inner);
  expect(inner.id).toBe('family.members');
  expect(validateStep(flow, inner, { age: '7' }, today).map(({ field }) => field)).toEqual(['name']);
  expect(listQuestion(family).name).toBe('members');
});

test('an error in a row is corrected on its page', () => {
  expect(placeOf(family, 'members.1.home.city')).toEqual({ row: 1, field: 'home.city' });
  expect(placeOf(family, 'members')).toEqual({ field: 'members' });
  expect(placeOf({ ...family, kind: 'form' }, 'members.1.name')).toEqual({ field: 'members.1.name' });
});

test('reports too few rows together with errors inside rows', () => {
  expect(problems([])).toEqual([['members', 'Add a member: at least 2 are needed']]);
  expect(problems([{}])).toEqual([
    ['members', 'Add a member: at least 2 are needed'],
    ['members.0.name', 'Enter your name'],
  ]);
  expect(problems([{ name: 'Ann' }, {}])).toEqual([['members.1.name', 'Enter your name']]);
});
