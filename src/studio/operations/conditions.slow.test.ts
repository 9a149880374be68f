import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '#folders';
import { openCopy } from '#scripts/studio/testing/open-copy.ts';
import { at } from '../files/json.ts';
import { type Condition, conditionIn, isPart, type Part, rejoined, written } from './conditions/condition.ts';
import {
  conditionInWords,
  related,
  relationsOf,
  startOf,
  subjectAt,
} from './conditions/condition-in-words.ts';
import { decidingFor, decidingForStep, type Place, type Subject } from './conditions/subjects.ts';
import {
  askWhen,
  changeEffect,
  effectsOn,
  requiredWhenAsked,
  saysAll,
  showWhen,
  stepCondition,
} from './conditions.ts';
import type { Json } from './files.ts';
import { isRequired, setRequired } from './questions.ts';

const leaving: Place = { form: 'exit-survey', step: 'leaving' };
const work: Place = { form: 'exit-survey', step: 'work' };

const hasWork: Part = { question: ['hasWork'], relation: 'is', value: 'Yes' };

test('reads every condition of the fixture as a sentence and writes it back unchanged', () => {
  const files = readdirSync(folders.schemas, { recursive: true, encoding: 'utf8' });
  const found: Json[] = [];
  for (const file of files.filter((each) => /(schema|flow)\.json$/.test(each)))
    JSON.parse(readFileSync(join(folders.schemas, file), 'utf8'), (key, value) => {
      if (key === 'if' || key === 'when') found.push(value);
      return value;
    });
  expect(found.length).toBeGreaterThan(15);
  for (const each of found) {
    const condition = conditionIn(each)!;
    expect(written(condition)).toEqual(each);
    for (const { at: path, value } of partsIn(condition)) if (path) expect(at(each, path)).toEqual(value);
  }
});

function partsIn(condition: Condition): readonly Part[] {
  if (isPart(condition)) return [condition];
  return 'not' in condition ? partsIn(condition.not) : condition.of.flatMap(partsIn);
}

test.each<[Json, string]>([
  [
    { properties: { age: { minimum: 1, maximum: 5 } }, required: ['age'] },
    '“age” is at least 1 and “age” is at most 5',
  ],
  [{ not: { required: ['name'] } }, '“name” was not answered'],
  [{ required: ['name'] }, '“name” was answered'],
  [
    { properties: { town: { not: { enum: ['Banjul', 'Brikama'] } } }, required: ['town'] },
    '“town” is none of Banjul or Brikama',
  ],
  [
    {
      properties: { home: { properties: { city: { const: 'Bakau' } }, required: ['city'] } },
      required: ['home'],
    },
    '“home: city” is Bakau',
  ],
  [
    {
      properties: { a: { contains: { const: 'x' } } },
      required: ['a'],
      anyOf: [{ required: ['b'] }, { not: { properties: { c: { const: true } }, required: ['c'] } }],
    },
    '“a” contains x and (“b” was answered or it is not true that “c” is Yes)',
  ],
  [
    { allOf: [{ required: ['a'] }, { properties: { a: { not: { to: 'today-18y' } } }, required: ['a'] }] },
    '“a” was answered and “a” is after today-18y',
  ],
])('reads and writes a sentence: %j', (json, words) => {
  const condition = conditionIn(json)!;
  expect(conditionInWords(condition, [])).toBe(words);
  expect(written(condition)).toEqual(json);
});

test.each<[Json]>([
  [{ properties: { a: { const: 1 } } }],
  [{ properties: { a: { pattern: '^x' } }, required: ['a'] }],
  [{ properties: { a: { contains: { properties: { b: { const: 1 } } } } }, required: ['a'] }],
  [{ required: ['a'], anyOf: [{ properties: { a: { const: 1 } } }, { required: ['b'] }] }],
])('has no sentence for the condition %j', (json) => expect(conditionIn(json)).toBeUndefined());

test.each(['and', 'or', 'always'] as const)('gives a question a condition, then changes it: %s', (next) => {
  const { read, texts, run, expectRight } = openCopy();
  const file = 'exit-survey/work.schema.json';
  const before = texts().get(file)!;
  const subjects = decidingFor(read, work, 'advice');
  expect(subjects.map(({ title }) => title)).not.toContain('What should we do better? (optional)');
  run(askWhen(read, work, 'advice', hasWork));
  expectRight();
  const [effect] = effectsOn(read, work, 'advice');
  const { condition } = effect!;
  expect(conditionInWords(condition!, subjects)).toBe('“Do you have work?” is Yes');
  // All lines before the `else` of the earlier condition are unchanged. The line with this `else` now ends
  // with a comma, because the new condition follows it.
  expect(linesOf(texts().get(file)!)).toEqual(expect.arrayContaining(linesOf(before).slice(0, -3)));
  const more = startOf(subjectAt(subjects, ['reason'])!);
  const changed = next === 'always' ? undefined : { join: next, of: [condition!, more] };
  run(changeEffect(read, work, 'advice', effect!, changed));
  expectRight();
  if (next === 'always') expect(texts().get(file)).toBe(before);
});

const linesOf = (text: string) => text.split('\n');

test('requires a conditional question only when it is shown', () => {
  const { read, run, expectRight } = openCopy();
  run(askWhen(read, leaving, 'leftOn', { question: ['reason'], relation: 'isNot', value: 'Other' }));
  expectRight();
  expect(isRequired(read, leaving, 'leftOn')).toBe(true);
  run(setRequired(read, leaving, 'leftOn', false));
  expectRight();
  expect(requiredWhenAsked(read, leaving, 'leftOn')).toBe(false);
  run(setRequired(read, leaving, 'leftOn', true));
  run(changeEffect(read, leaving, 'leftOn', effectsOn(read, leaving, 'leftOn')[0]!, undefined));
  expectRight();
  expect(requiredWhenAsked(read, leaving, 'leftOn')).toBeUndefined();
  expect(isRequired(read, leaving, 'leftOn')).toBe(true);
});

test('changes only the value of a condition', () => {
  const { read, texts, run } = openCopy();
  const file = 'exit-survey/leaving.schema.json';
  const before = texts().get(file)!;
  const effect = effectsOn(read, leaving, 'otherReason')[0]!;
  run(
    changeEffect(read, leaving, 'otherReason', effect, { ...(effect.condition as Part), value: 'Graduated' }),
  );
  expect(texts().get(file)).toBe(before.replace('"const": "Other"', '"const": "Graduated"'));
});

test('splits a condition that questions share when one of them gets another condition', () => {
  const { read, run, expectRight } = openCopy();
  const place: Place = { form: 'education-benefits', step: 'service', trail: ['currentlyActiveDuty'] };
  const effect = effectsOn(read, place, 'onTerminalLeave')[0]!;
  expect(effect.isShared).toBe(true);
  run(
    changeEffect(read, place, 'onTerminalLeave', effect, {
      ...(effect.condition as Part),
      value: false,
    }),
  );
  expectRight();
  const words = (name: string) =>
    conditionInWords(effectsOn(read, place, name)[0]!.condition!, decidingFor(read, place, name));
  expect(words('onTerminalLeave')).toContain('is No');
  expect(words('nonVaAssistance')).toContain('is Yes');
});

test('prevents cycles of conditions', () => {
  const { read } = openCopy();
  const names = decidingFor(read, leaving, 'reason').map(({ path }) => path.join('.'));
  expect(names).toEqual(['leftOn']);
});

test('makes a step depend on an earlier answer, and then shows it always again', () => {
  const { read, texts, run, expectRight } = openCopy();
  const before = texts().get('exit-survey/flow.json')!;
  const subjects = decidingForStep(read, 'exit-survey', 2);
  expect(subjects.map(({ path }) => path.join())).not.toContain('email');
  run(showWhen(read, 'exit-survey', 2, hasWork));
  expectRight();
  expect(stepCondition(read, 'exit-survey', 2)).toMatchObject({ question: ['hasWork'] });
  run(showWhen(read, 'exit-survey', 2, undefined));
  expectRight();
  expect(texts().get('exit-survey/flow.json')).toBe(before);
});

test.each([
  [{ form: 'dates-and-rules', step: 'course' }, 'sameEmail'],
  [{ form: 'groups-and-blocks', step: 'places', trail: ['household'] }, 'people'],
  [{ form: 'rows', step: 'household', trail: ['members'] }, 'firstName'],
] as const)('every condition offered for a question passes the check: %j', (place: Place, question) => {
  const { read, run, expectRight } = openCopy();
  const all = oneOfEachKind(decidingFor(read, place, question)).flatMap((subject) =>
    (Object.keys(relationsOf[subject.kind]) as Part['relation'][]).map((relation) =>
      related(startOf(subject), relation, subject),
    ),
  );
  const condition: Condition = { join: 'or', of: all };
  run(askWhen(read, place, question, condition));
  expect(effectsOn(read, place, question).map((each) => each.condition)).toMatchObject([condition]);
  expect(saysAll(read, place)).toBe(true);
  expectRight();
});

const oneOfEachKind = (subjects: readonly Subject[]) => [
  ...new Map(subjects.map((each) => [each.kind, each])).values(),
];

test('removes listHelp when a text no longer becomes a list', () => {
  const { read, run, expectRight } = openCopy();
  const basic: Place = { form: 'application', step: 'basic' };
  expect(saysAll(read, basic)).toBe(false);
  const [effect] = effectsOn(read, basic, 'placeOfBirthCity');
  expect(effect).toMatchObject({ kind: 'narrowed', limits: { $ref: '../options/city.json' } });
  run(changeEffect(read, basic, 'placeOfBirthCity', effect!, undefined));
  expectRight({ samples: false });
  expect(saysAll(read, basic)).toBe(true);
});

test('reduces a joined condition to the part that is left, or to none', () => {
  const of = [hasWork, { ...hasWork, relation: 'answered' }] as const;
  expect(rejoined({ join: 'and', of }, of.slice(1))).toEqual(of[1]);
  expect(rejoined({ join: 'and', of }, [])).toBeUndefined();
});
