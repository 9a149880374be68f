import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answer, type Answers, isBlank, type StepAnswers } from './answers.ts';
import type { FieldSet, Migration, StepDefinition } from './definition.ts';
import { migrate } from './migrations.ts';
import { flowOf, formStep } from './testing/form.ts';

const set = (fields: Parameters<typeof formStep>[1], more: Partial<StepDefinition> = {}): FieldSet =>
  formStep('', fields, more);

const likes = { type: 'array', items: { type: 'string', enum: ['Music', 'Sports'] } } as const;
const address = set({ city: [], street: [] });
const jobs = set({ title: [] });

/** Version 3 of a form with a group, with rows that hold a group and rows, and with several choices. */
const home = formStep(
  'home',
  {
    ...{ surname: [], age: [{ type: 'integer' }], isWell: [{ type: 'boolean' }] },
    ...{ likes: [likes], files: [{ type: 'array', items: { type: 'string' } }] },
    ...{ address: [{ type: 'object' }], members: [{ type: 'array' }] },
  },
  {
    fieldSets: {
      address,
      members: set(
        {
          ...{ fullName: [], age: [{ type: 'integer' }], likes: [likes] },
          ...{ address: [{ type: 'object' }], jobs: [{ type: 'array' }] },
        },
        { fieldSets: { address, jobs } },
      ),
    },
  },
);

const migrated = (answers: Answers['home'], migrations: readonly Migration[] = []) => {
  const flow = flowOf([home], { version: 3, migrations });
  const { answers: placed, orphaned } = migrate(flow, { version: 1, answers: { home: answers } });
  return { answers: placed.home, lost: orphaned.map(({ field, value }) => [field, value]) };
};

test('renames a question in every row, and keeps empty rows', () => {
  const changes: Migration[] = [{ version: 2, rename: 'members.name', to: 'members.fullName' }];
  const given: StepAnswers = { members: [{ name: 'Awa', age: 7 }, {}, { name: 'Lamin' }] };
  expect(migrated(given, changes)).toEqual({
    answers: { members: [{ fullName: 'Awa', age: 7 }, {}, { fullName: 'Lamin' }] },
    lost: [],
  });
});

test('renames repeats and groups inside rows', () => {
  const changes: Migration[] = [
    { version: 2, rename: 'family', to: 'members' },
    { version: 3, rename: 'members.work', to: 'members.jobs' },
    { version: 3, rename: 'members.jobs.role', to: 'members.jobs.title' },
    { version: 3, rename: 'members.town', to: 'members.address.city' },
  ];
  const given: StepAnswers = {
    family: [{ work: [{ role: 'Nurse' }, { role: 'Cook' }], town: 'Soma' }, { town: 'Basse' }],
  };
  expect(migrated(given, changes)).toEqual({
    answers: {
      members: [
        { jobs: [{ title: 'Nurse' }, { title: 'Cook' }], address: { city: 'Soma' } },
        { address: { city: 'Basse' } },
      ],
    },
    lost: [],
  });
});

test('moves a question into and out of a group', () => {
  const changes: Migration[] = [
    { version: 2, rename: 'city', to: 'address.city' },
    { version: 2, rename: 'person.surname', to: 'surname' },
  ];
  expect(migrated({ city: 'Soma', person: { surname: 'Njie' } }, changes)).toEqual({
    answers: { address: { city: 'Soma' }, surname: 'Njie' },
    lost: [],
  });
});

test('drops answers in rows, and drops or renames one of several choices', () => {
  const changes: Migration[] = [
    { version: 2, drop: 'members.shoeSize' },
    { version: 2, mapOption: 'members.likes', option: 'Songs', to: 'Music' },
    { version: 3, drop: 'likes', option: 'Chess' },
  ];
  const given = { members: [{ shoeSize: 42, likes: ['Songs', 'Sports'] }], likes: ['Chess', 'Music'] };
  expect(migrated(given, changes)).toEqual({
    answers: { members: [{ likes: ['Music', 'Sports'] }], likes: ['Music'] },
    lost: [],
  });
});

test('converts one choice to several, and several to one if there is only one', () => {
  expect(migrated({ likes: 'Music', files: 'a.pdf', members: { fullName: 'Awa' } })).toEqual({
    answers: { likes: ['Music'], files: ['a.pdf'], members: [{ fullName: 'Awa' }] },
    lost: [],
  });
  expect(migrated({ surname: ['Njie'], address: [{ city: 'Soma' }] })).toEqual({
    answers: { surname: 'Njie', address: { city: 'Soma' } },
    lost: [],
  });
  expect(migrated({ surname: ['Njie', 'Jallow'], address: [{ city: 'Soma' }, { city: 'Basse' }] })).toEqual({
    answers: undefined,
    lost: [
      ['surname.0', 'Njie'],
      ['surname.1', 'Jallow'],
      ['address.0.city', 'Soma'],
      ['address.1.city', 'Basse'],
    ],
  });
});

test('converts rows to several choices', () => {
  const changes: Migration[] = [{ version: 2, rename: 'hobbies.name', to: 'likes' }];
  expect(migrated({ hobbies: [{ name: 'Music' }, { name: 'Sports' }] }, changes)).toEqual({
    answers: { likes: ['Music', 'Sports'] },
    lost: [],
  });
});

test('converts between text and number, and words to yes or no', () => {
  const changes: Migration[] = [{ version: 2, mapOption: 'isWell', option: 'Yes', to: 'true' }];
  expect(migrated({ age: ' 12', surname: 7, isWell: 'Yes' }, changes)).toEqual({
    answers: { age: ' 12', surname: '7', isWell: true },
    lost: [],
  });
  expect(migrated({ isWell: 'Yes', age: true })).toEqual({
    answers: undefined,
    lost: [
      ['isWell', 'Yes'],
      ['age', true],
    ],
  });
});

test('reports an orphaned answer of a row by path, and restores it', () => {
  const given: StepAnswers = {
    members: [{ fullName: 'Awa' }, { pet: 'Cat' }],
    likes: ['Music', 'Chess'],
    address: 'Soma',
  };
  const { answers, lost } = migrated(given);
  expect(answers).toEqual({ members: [{ fullName: 'Awa' }, {}], likes: ['Music'] });
  expect(lost).toEqual([
    ['members.1.pet', 'Cat'],
    ['likes.1', 'Chess'],
    ['address', 'Soma'],
  ]);
  const kept = { ...answers, ...Object.fromEntries(lost) } as Answers['home'];
  const changes: Migration[] = [{ version: 2, rename: 'members.pet', to: 'members.address.street' }];
  expect(migrated(kept, changes).answers).toEqual({
    ...answers,
    members: [{ fullName: 'Awa' }, { address: { street: 'Cat' } }],
  });
});

const names = [
  'surname',
  'age',
  'likes',
  'address',
  'members',
  'fullName',
  'city',
  'jobs',
  '__proto__',
  'a.b',
  '0',
];
const anyAnswer = fc.letrec<{ answer: Answer; leaf: Answer }>((tie) => ({
  leaf: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom('Music', 'Sports')),
  answer: fc.oneof(
    { depthSize: 'medium' },
    tie('leaf'),
    fc.array(tie('answer'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), tie('answer'), { maxKeys: 4 }),
  ),
})).answer;
const anyAnswers = fc.dictionary(fc.constantFrom(...names), anyAnswer) as fc.Arbitrary<Answers['home']>;
const path = fc.array(fc.constantFrom(...names.slice(0, 8)), { minLength: 1, maxLength: 3 });
const anyRename = fc
  .tuple(path, path)
  .map(([rename, to]): Migration => ({ version: 2, rename: rename.join('.'), to: to.join('.') }));

const leaves = (answer: Answer): string[] => {
  if (isBlank(answer)) return [];
  return typeof answer === 'object' ? Object.values(answer).flatMap(leaves) : [String(answer)];
};

test('never throws, loses nothing and is idempotent, for any answers', () => {
  fc.assert(
    fc.property(anyAnswers, fc.array(anyRename, { maxLength: 3 }), (given, changes) => {
      const { answers = {}, lost } = migrated(given, changes);
      const kept = [...leaves(answers), ...lost.flatMap(([, value]) => leaves(value as Answer))];
      expect(new Set(kept)).toEqual(new Set(leaves(given)));
      expect(migrated(answers)).toEqual({
        answers: Object.keys(answers).length > 0 ? answers : undefined,
        lost: [],
      });
    }),
    { numRuns: process.env.TEST_ALL ? 1000 : 50 },
  );
});

test('handles JSON of any depth', () => {
  const deep = JSON.parse(`${'['.repeat(5_000)}1${']'.repeat(5_000)}`) as Answer;
  expect(migrated({ members: deep }).lost).toHaveLength(1);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      migrated({
        members: value as Answer,
        address: value as Answer,
        likes: value as Answer,
        surname: value as Answer,
      });
    }),
  );
});
