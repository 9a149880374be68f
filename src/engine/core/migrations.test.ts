import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answer, type Answers, isBlank, type StepAnswers } from './answers.ts';
import type { FieldSet, Migration, StepDefinition } from './definition.ts';
import { migrate } from './migrations.ts';
import { flowOf, formStep } from './testing/form.ts';

const set = (fields: Parameters<typeof formStep>[1], more: Partial<StepDefinition> = {}): FieldSet =>
  formStep('', fields, more);

const towns = { enum: ['Banjul', 'Serekunda', 'Soma'] };
const renamed = { Serrekunda: 'Serekunda' };
const likes = { type: 'array', items: { type: 'string', enum: ['Music', 'Sports'] } } as const;
const address = set({ city: [], street: [] });
const jobs = set({ title: [] });
const member = set(
  {
    ...{ fullName: [], age: [{ type: 'integer' }], likes: [likes] },
    ...{ address: [{ type: 'object' }], jobs: [{ type: 'array' }] },
  },
  { fieldSets: { address, jobs } },
);

const steps = [
  formStep('person', { familyName: [], nationality: [] }),
  formStep('place', { town: [towns, { widget: 'select', renamed, deprecated: ['Soma'] }], road: [] }),
  formStep(
    'home',
    {
      ...{ surname: [], age: [{ type: 'integer' }], isWell: [{ type: 'boolean' }] },
      ...{ likes: [likes], files: [{ type: 'array', items: { type: 'string' } }] },
      ...{ address: [{ type: 'object' }], members: [{ type: 'array' }] },
    },
    { fieldSets: { address, members: member } },
  ),
  formStep('quiz', { due: [{ enum: ['the 5th'] }, { widget: 'radios' }] }, { kind: 'quiz' }),
];

function migrated(answers: Answers, migrations: readonly Migration[] = [], version = 1) {
  const result = migrate(flowOf(steps, { version: 3, migrations }), { version, answers });
  return {
    answers: result.answers,
    lost: result.orphaned.map(({ step, field, value }) => [step, field, value] as const),
  };
}

interface Case {
  readonly version?: number;
  readonly changes?: readonly Migration[];
  readonly given: Answers;
  readonly answers: Answers;
  readonly lost?: readonly (readonly [step: string, field: string, value: Answer])[];
}

const renames: readonly Migration[] = [
  { version: 2, rename: 'surname', to: 'lastName' },
  { version: 3, rename: 'lastName', to: 'familyName' },
  { version: 3, mapOption: 'town', option: 'Lamin', to: 'Banjul' },
  { version: 3, drop: 'nickname' },
  { version: 3, drop: 'town', option: 'Nowhere' },
];

const cases: { readonly [title: string]: Case } = {
  'keeps answers of the current version, including blank ones': {
    version: 3,
    changes: [{ version: 3, mapOption: 'town', option: 'Banjul', to: 'Soma' }],
    given: { person: { familyName: '' }, place: { town: 'Banjul', road: ' 1 Road ' } },
    answers: { person: { familyName: '' }, place: { town: 'Banjul', road: ' 1 Road ' } },
  },
  'applies every migration since the version, in order': {
    changes: renames,
    given: { person: { surname: 'Njie', nickname: 'Awi' }, place: { town: 'Lamin' } },
    answers: { person: { familyName: 'Njie' }, place: { town: 'Banjul' } },
  },
  'skips migrations up to the draft’s version': {
    version: 2,
    changes: renames,
    given: { person: { lastName: 'Njie' }, place: { town: 'Nowhere' }, home: { surname: 'Jallow' } },
    answers: { person: { familyName: 'Njie' }, home: { surname: 'Jallow' } },
  },
  'maps a renamed option in every version': {
    version: 3,
    given: { place: { town: 'Serrekunda' } },
    answers: { place: { town: 'Serekunda' } },
  },
  'accepts a deprecated option': {
    given: { place: { town: 'Soma' } },
    answers: { place: { town: 'Soma' } },
  },
  'moves an answer to the step that asks for it today': {
    given: { person: { road: '1 Road' } },
    answers: { place: { road: '1 Road' } },
  },
  'returns orphaned answers, except blank ones and those of a quiz': {
    given: {
      person: { nickname: 'Awi' },
      place: { town: 'Lamin' },
      gone: { colour: 'blue', size: ' ' },
      quiz: { due: 'the 1st', old: 'x' },
    },
    answers: {},
    lost: [
      ['person', 'nickname', 'Awi'],
      ['place', 'town', 'Lamin'],
      ['gone', 'colour', 'blue'],
    ],
  },
  'returns the second of two answers to the same question': {
    changes: [{ version: 2, rename: 'tribe', to: 'nationality' }],
    given: { person: { nationality: 'Gambian', tribe: 'Fula' } },
    answers: { person: { nationality: 'Gambian' } },
    lost: [['person', 'nationality', 'Fula']],
  },
  'renames repeats, groups and questions in every row, and keeps empty rows': {
    changes: [
      { version: 2, rename: 'family', to: 'members' },
      { version: 2, rename: 'members.name', to: 'members.fullName' },
      { version: 3, rename: 'members.work', to: 'members.jobs' },
      { version: 3, rename: 'members.jobs.role', to: 'members.jobs.title' },
      { version: 3, rename: 'members.town', to: 'members.address.city' },
    ],
    given: { home: { family: [{}, { name: 'Awa', work: [{}, { role: 'Cook' }], town: 'Soma' }] } },
    answers: {
      home: { members: [{}, { fullName: 'Awa', jobs: [{}, { title: 'Cook' }], address: { city: 'Soma' } }] },
    },
  },
  'moves a question into and out of a group': {
    changes: [
      { version: 2, rename: 'city', to: 'address.city' },
      { version: 2, rename: 'person.surname', to: 'surname' },
    ],
    given: { home: { city: 'Soma', person: { surname: 'Njie' } } },
    answers: { home: { address: { city: 'Soma' }, surname: 'Njie' } },
  },
  'drops answers in rows, and drops or renames one of several choices': {
    changes: [
      { version: 2, drop: 'members.shoeSize' },
      { version: 2, mapOption: 'members.likes', option: 'Songs', to: 'Music' },
      { version: 3, drop: 'likes', option: 'Chess' },
    ],
    given: { home: { members: [{ shoeSize: 42, likes: ['Songs', 'Sports'] }], likes: ['Chess', 'Music'] } },
    answers: { home: { members: [{ likes: ['Music', 'Sports'] }], likes: ['Music'] } },
  },
  'converts one choice to several': {
    given: { home: { likes: 'Music', files: 'a.pdf', members: { fullName: 'Awa' } } },
    answers: { home: { likes: ['Music'], files: ['a.pdf'], members: [{ fullName: 'Awa' }] } },
  },
  'converts several choices to one if there is only one': {
    given: { home: { surname: ['Njie'], address: [{ city: 'Soma' }] } },
    answers: { home: { surname: 'Njie', address: { city: 'Soma' } } },
  },
  'returns several choices where one is asked for': {
    given: { home: { surname: ['Njie', 'Jallow'], address: [{ city: 'Soma' }, { city: 'Basse' }] } },
    answers: {},
    lost: [
      ['home', 'surname.0', 'Njie'],
      ['home', 'surname.1', 'Jallow'],
      ['home', 'address.0.city', 'Soma'],
      ['home', 'address.1.city', 'Basse'],
    ],
  },
  'converts rows to several choices': {
    changes: [{ version: 2, rename: 'hobbies.name', to: 'likes' }],
    given: { home: { hobbies: [{ name: 'Music' }, { name: 'Sports' }] } },
    answers: { home: { likes: ['Music', 'Sports'] } },
  },
  'converts between text and number, and words to yes or no': {
    changes: [{ version: 2, mapOption: 'isWell', option: 'Yes', to: 'true' }],
    given: { home: { age: ' 12', surname: 7, isWell: 'Yes' } },
    answers: { home: { age: ' 12', surname: '7', isWell: true } },
  },
  'returns other words where yes or no is asked for, and yes where a number is': {
    given: { home: { isWell: 'Yes', age: true } },
    answers: {},
    lost: [
      ['home', 'isWell', 'Yes'],
      ['home', 'age', true],
    ],
  },
};

test.each(Object.entries(cases))('%s', (_title, { version, changes, given, answers, lost = [] }) => {
  expect(migrated(given, changes, version)).toEqual({ answers, lost });
});

test('migrates questions with the names of inherited properties', () => {
  const flow = flowOf([formStep('constructor', { constructor: [{}] as const, valueOf: [{}] as const })]);
  const answers = { constructor: { constructor: 'x', valueOf: 'y' } };
  expect(migrate(flow, { version: 1, answers })).toEqual({ answers, orphaned: [] });
});

test('reports an orphaned answer of a row by path, and restores it', () => {
  const given: StepAnswers = {
    members: [{ fullName: 'Awa' }, { pet: 'Cat' }],
    likes: ['Music', 'Chess'],
    address: 'Soma',
  };
  const { answers, lost } = migrated({ home: given });
  expect(answers.home).toEqual({ members: [{ fullName: 'Awa' }, {}], likes: ['Music'] });
  expect(lost).toEqual([
    ['home', 'members.1.pet', 'Cat'],
    ['home', 'likes.1', 'Chess'],
    ['home', 'address', 'Soma'],
  ]);
  const kept = Object.fromEntries(lost.map(([, field, value]) => [field, value]));
  const changes: Migration[] = [{ version: 2, rename: 'members.pet', to: 'members.address.street' }];
  expect(migrated({ home: { ...answers.home, ...kept } }, changes).answers.home).toEqual({
    ...answers.home,
    members: [{ fullName: 'Awa' }, { address: { street: 'Cat' } }],
  });
});

const questions = ['surname', 'age', 'likes', 'address', 'members', 'fullName', 'city', 'jobs'];
const anyName = fc.constantFrom(...questions, '__proto__', 'a.b', '0');
const anyAnswer = fc.letrec<{ answer: Answer; leaf: Answer }>((tie) => ({
  leaf: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom('Music', 'Sports')),
  answer: fc.oneof(
    { depthSize: 'medium' },
    tie('leaf'),
    fc.array(tie('answer'), { maxLength: 3 }),
    fc.dictionary(anyName, tie('answer'), { maxKeys: 4 }),
  ),
})).answer;
const anyAnswers = fc.dictionary(anyName, anyAnswer) as fc.Arbitrary<StepAnswers>;
const path = fc.array(fc.constantFrom(...questions), { minLength: 1, maxLength: 3 });
const anyRename = fc
  .tuple(path, path)
  .map(([rename, to]): Migration => ({ version: 2, rename: rename.join('.'), to: to.join('.') }));

const leaves = (answer: Answer): string[] => {
  if (isBlank(answer)) return [];
  return typeof answer === 'object' ? Object.values(answer).flatMap(leaves) : [String(answer)];
};

test('never throws, loses nothing and is idempotent, for any answers', () => {
  fc.assert(
    fc.property(anyAnswers, fc.array(anyRename, { maxLength: 3 }), (home, changes) => {
      const { answers, lost } = migrated({ home }, changes);
      const kept = [...leaves(answers), ...lost.flatMap(([, , value]) => leaves(value))];
      expect(new Set(kept)).toEqual(new Set(leaves(home)));
      expect(migrated(answers)).toEqual({ answers, lost: [] });
    }),
    { numRuns: process.env.TEST_ALL ? 1000 : 50 },
  );
});

test('handles JSON of any depth', () => {
  const deep = JSON.parse(`${'['.repeat(5_000)}1${']'.repeat(5_000)}`) as Answer;
  expect(migrated({ home: { members: deep } }).lost).toHaveLength(1);
  fc.assert(
    fc.property(fc.jsonValue() as fc.Arbitrary<Answer>, (value) => {
      migrated({ home: { members: value, address: value, likes: value, surname: value } });
    }),
  );
});
