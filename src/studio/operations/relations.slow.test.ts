import { expect, test } from 'vitest';
import { openCopy } from '#scripts/studio/testing/open-copy.ts';
import { type Computed, canBeComputed, computedOn, operandsFor, setComputed } from './computed.ts';
import type { Place } from './conditions/subjects.ts';
import { namableBy, rulesLeft, rulesOn, setRule, startOfRule } from './relations.ts';
import { setTogether, togetherFor, togetherIn } from './together.ts';

const course: Place = { form: 'dates-and-rules', step: 'course' };
const person: Place = { form: 'dates-and-rules', step: 'person' };
const money: Place = { form: 'dates-and-rules', step: 'money' };

test.each([
  [course, 'startsOn'],
  [course, 'comesAt'],
  [course, 'town'],
  [person, 'ownNumber'],
  [money, 'food'],
] as const)('every rule that is offered passes the check and can be removed: %j, %s', (place, question) => {
  const { read, run, expectRight } = openCopy();
  const file = `${place.form}/${place.step}.schema.json`;
  const left = rulesLeft(read, place, question);
  for (const rule of left) {
    const before = read(file);
    run(setRule(read, place, question, rule, startOfRule(read, place, question, rule)));
    expect(rulesOn(read, place, question).map((each) => each.rule)).toContain(rule);
    expectRight({ samples: false });
    run(setRule(read, place, question, rule, undefined));
    expect(read(file)).toEqual(before);
  }
});

test('offers only comparable questions for a rule', () => {
  const { read } = openCopy();
  expect(rulesLeft(read, course, 'town')).toEqual(['different']);
  expect(rulesLeft(read, money, 'spending')).toEqual([]);
  const titles = namableBy(read, course, 'endsOn', 'after').map(({ title }) => title);
  expect(titles).toEqual(['First day', 'Paid until', 'Date of birth', 'When did you leave school?']);
});

test('removes the messages of a removed rule', () => {
  const { read, run, expectRight } = openCopy();
  run(setTogether(read, money, 'sumIs', undefined));
  expect(JSON.stringify(read('dates-and-rules/money.ui.json'))).not.toContain('must come to 100');
  expect(togetherIn(read, money)).toEqual({});
  expectRight();
  const [one, other] = togetherFor(read, money, 'sumIs').map(({ path }) => path[0]!);
  run(setTogether(read, money, 'sumIs', { fields: [one!, other!], total: 5000 }));
  expectRight({ samples: false });
});

test('offers only optional questions for "at least one"', () => {
  const { read, texts, run, expectRight } = openCopy();
  const file = 'dates-and-rules/person.schema.json';
  const before = texts().get(file)!;
  expect(togetherFor(read, person, 'atLeastOneOf').map(({ path }) => path[0])).toEqual([
    'ownNumber',
    'emailAddress',
  ]);
  run(setTogether(read, person, 'atLeastOneOf', undefined));
  run(setTogether(read, person, 'atLeastOneOf', ['ownNumber', 'emailAddress']));
  expectRight();
  expect(texts().get(file)).toBe(before);
});

test.each(['sum', 'difference', 'product'] as const)('computes a number: %s', (how) => {
  const { read, run, expectRight } = openCopy();
  expect(canBeComputed(read, money, 'ownShare')).toBe(true);
  run(setTogether(read, money, 'sumIs', undefined));
  const [one, other] = operandsFor(read, money, 'rent', how).map(({ path }) => path.join('.'));
  run(setComputed(read, money, 'rent', { how, of: [one!, other!] }));
  expect(computedOn(read, money, 'rent')).toEqual({ how, of: [one, other] });
  expectRight({ samples: false });
  run(setComputed(read, money, 'rent', undefined));
  expectRight({ samples: false });
});

test('prevents cycles of computed answers', () => {
  const { read } = openCopy();
  const names = (question: string, how: Computed) =>
    operandsFor(read, money, question, how).map(({ path }) => path.join('.'));
  expect(names('food', 'sum')).toEqual(['income', 'rent', 'ownShare', 'familyShare', 'ageToday']);
  expect(names('income', 'age')).toEqual(['dateOfBirth', 'startsOn', 'endsOn']);
  expect(names('income', 'count')).toEqual([]);
});
