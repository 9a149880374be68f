import { expect, test } from 'vitest';
import { openCopy as open } from '#scripts/studio/testing/open-copy.ts';
import { at, fieldsOf } from '../files/json.ts';
import { copyForm, newForm } from './forms.ts';
import { moveQuestion, placeQuestion, placeStep } from './moving/order.ts';
import { kindsFor, questionKinds } from './question-kinds.ts';
import { addQuestion, isRequired, removeQuestion, renameQuestion, setRequired } from './questions.ts';
import { addStep, removeStep } from './steps.ts';

type Of = { readonly form: string; readonly step: string };

const basic: Of = { form: 'application', step: 'basic' };

const groupsOf = (read: ReturnType<typeof open>['read']) =>
  (read('application/basic.ui.json') as { groups: { fields: string[] }[] }).groups.map(
    ({ fields }) => fields,
  );

test.each(questionKinds('options/region.json').map((kind) => [kind.words, kind] as const))(
  'a new question is right as it is: %s',
  (_words, kind) => {
    const { read, run, expectRight } = open();
    const added = addQuestion(read, basic, 'Where were you yesterday?', kind);
    expect(added.name).toBe('whereWereYouYesterday');
    run(added);
    run(setRequired(read, basic, added.name, true));
    expect(isRequired(read, basic, added.name)).toBe(true);
    expectRight();
    run(setRequired(read, basic, added.name, false));
    run(removeQuestion(read, basic, added.name));
    expectRight();
  },
);

test('adds valid groups that accept further questions', () => {
  const kinds = kindsFor(open().read, basic, 'options/region.json').filter(({ says }) => says?.fields);
  expect(kinds.map(({ widget }) => widget)).toEqual(['group', 'rows', 'matrix']);
  for (const kind of kinds) {
    const { read, run, expectRight } = open();
    const { name, ...holder } = addQuestion(read, basic, 'What you own', kind);
    run(holder);
    expectRight();
    const at = { ...basic, trail: [name] };
    for (const inner of kindsFor(read, at, 'options/region.json'))
      run(addQuestion(read, at, `More: ${inner.words}`, inner));
    expectRight();
    expect(read('application/basic.ui.json')).toHaveProperty([name, 'fields']);
  }
});

test('adds a quiz question with options, right answer and feedback', () => {
  const { read, run, expectRight } = open();
  const quiz: Of = { form: 'information', step: 'learning-check' };
  const kinds = kindsFor(read, quiz, 'options/region.json');
  expect(kinds).toHaveLength(1);
  run(addQuestion(read, quiz, 'What is a deposit?', kinds[0]!));
  expectRight();
});

test('moves a question past its neighbour and into the next group, but not above the first question', () => {
  const { read, run, findings } = open();
  const [first, second] = groupsOf(read)[0]!;
  run(moveQuestion(read, basic, first!, 1)!);
  expect(groupsOf(read)[0]!.slice(0, 2)).toEqual([second, first]);
  expect(findings()).toEqual([]);
  const last = groupsOf(read)[0]!.at(-1)!;
  run(moveQuestion(read, basic, last, 1)!);
  expect(groupsOf(read)[1]![0]).toBe(last);
  expect(findings()).toEqual([]);
  expect(moveQuestion(read, basic, groupsOf(read)[0]![0]!, -1)).toBeUndefined();
});

test('moves a question to the position of another, in its group', () => {
  const { read, run, texts, findings } = open();
  const before = texts().get('application/basic.ui.json');
  const [one, two] = groupsOf(read) as [string[], string[]];
  run(placeQuestion(read, basic, one[0]!, two[1]!)!);
  expect(groupsOf(read).slice(0, 2)).toEqual([one.slice(1), two.toSpliced(2, 0, one[0]!)]);
  expect(findings()).toEqual([]);
  run(placeQuestion(read, basic, one[0]!, one[1]!)!);
  expect(texts().get('application/basic.ui.json')).toBe(before);
  expect(placeQuestion(read, basic, one[0]!, one[0]!)).toBeUndefined();
});

test('keeps the submit button last when a step moves', () => {
  const { read, texts, run, fix, findings } = open();
  run(newForm(texts().keys(), 'Laptop repair'));
  for (const title of ['Two', 'Three']) run(addStep(read, 'laptop-repair', title, 'form', 0));
  fix();
  const steps = () =>
    (read('laptop-repair/flow.json') as { steps: { title: string; submit?: string }[] }).steps;
  const before = steps();
  const sender = before.findIndex(({ submit }) => submit !== undefined);
  expect(sender).toBeGreaterThan(1);
  for (const [from, to] of [
    [0, sender],
    [sender, 0],
    [sender, 1],
  ] as const) {
    run(placeStep(read, 'laptop-repair', from, to)!);
    fix();
    expect(steps().map(({ submit }) => submit)).toEqual(before.map(({ submit }) => submit));
    expect(findings()).toEqual([]);
  }
});

test('renames a question everywhere, samples included', () => {
  const { read, run, expectRight } = open();
  const [reach, work] = ['reach', 'work'].map((step) => ({ form: 'exit-survey', step })) as [Of, Of];
  run(renameQuestion(read, reach, 'name', 'calledBy'));
  run(renameQuestion(read, work, 'hasWork', 'works'));
  expectRight();
  expect(Object.keys(read('exit-survey/reach.ui.json') as object)).toContain('calledBy');
});

test.each(['title', 'type', 'path', 'header', 'noun', 'id', 'required'])(
  'a question that is called %s gets another name, and what the form is written with keeps its own',
  (name) => {
    const { read, run, fix, expectRight } = open();
    run(renameQuestion(read, basic, 'ethnicity', name));
    fix();
    const files = ['application/flow.json', 'application/basic.schema.json'];
    expect(Object.keys(read(files[0]!) as object)).toContain('title');
    run(renameQuestion(read, basic, name, 'people'));
    expectRight();
    for (const file of files)
      expect(read(file)).toEqual(
        JSON.parse(JSON.stringify(open().read(file)).replaceAll('"ethnicity"', '"people"')),
      );
  },
);

test('creates and copies valid forms', () => {
  const { read, texts, run, expectRight } = open();
  const made = newForm(texts().keys(), 'Laptop repair');
  expect(made.opens).toBe('laptop-repair');
  run(made);
  expectRight();
  const copied = copyForm(read, texts(), 'laptop-repair', 'Phone repair');
  run(copied);
  expectRight();
  expect(read('phone-repair/flow.json')).toMatchObject({ id: 'phone-repair', title: 'Phone repair' });
});

test.each(['list', 'quiz', 'content', 'review'] as const)('adds a valid step: %s', (kind) => {
  const { read, texts, run, expectRight } = open();
  run(newForm(texts().keys(), 'Laptop repair'));
  run(addStep(read, 'laptop-repair', 'What you have', kind, 0));
  expectRight();
});

test('adds, moves and removes a step', () => {
  const { read, texts, run, expectRight } = open();
  run(newForm(texts().keys(), 'Laptop repair'));
  const added = addStep(read, 'laptop-repair', 'Your laptop', 'form', 0);
  run(added);
  run(placeStep(read, 'laptop-repair', 1, 0)!);
  expectRight();
  run(removeStep(read, texts().keys(), 'laptop-repair', 0));
  expectRight();
  expect(placeStep(read, 'laptop-repair', 0, -1)).toBeUndefined();
});

test('adds a question after another, in the group of that question', () => {
  const { read, run, expectRight } = open();
  const [first, second] = groupsOf(read)[0]!;
  run(addQuestion(read, basic, 'Nickname', questionKinds('options/region.json')[0]!, first));
  expect(groupsOf(read)[0]!.slice(0, 3)).toEqual([first, 'nickname', second]);
  // The check would report an order of the questions that differs from their order in the groups.
  expectRight();
});

test('requires, moves and removes the questions inside a repeat as those of a step', () => {
  const { read, run, expectRight } = open();
  const list = 'options/region.json';
  const rows = kindsFor(read, basic, list).find(({ widget }) => widget === 'rows')!;
  const { name, ...holder } = addQuestion(read, basic, 'What you own', rows);
  run(holder);
  const within = { ...basic, trail: [name] };
  run(addQuestion(read, within, 'Colour', questionKinds(list)[0]!, 'name'));
  run(addQuestion(read, within, 'Size', questionKinds(list)[0]!, 'name'));
  const order = () => Object.keys(fieldsOf(at(read('application/basic.ui.json'), [name, 'fields'])));
  expect(order()).toEqual(['name', 'size', 'colour']);
  run(setRequired(read, within, 'colour', true));
  expect(isRequired(read, within, 'colour')).toBe(true);
  run(moveQuestion(read, within, 'colour', -1)!);
  expect(order()).toEqual(['name', 'colour', 'size']);
  expect(moveQuestion(read, within, 'name', -1)).toBeUndefined();
  expectRight();
  run(removeQuestion(read, within, 'size'));
  run(setRequired(read, within, 'colour', false));
  run(removeQuestion(read, within, 'colour'));
  expect(order()).toEqual(['name']);
  expectRight();
});
