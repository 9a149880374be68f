import { expect, test } from 'vitest';
import { openCopy as open } from '../testing/open-copy.ts';
import { copyForm, newForm } from './forms.ts';
import { kindsFor, questionKinds } from './question-kinds.ts';
import {
  addQuestion,
  isRequired,
  moveQuestion,
  removeQuestion,
  renameQuestion,
  setRequired,
} from './questions.ts';
import { addStep, moveStep, removeStep } from './steps.ts';

type Of = { readonly form: string; readonly step: string };

const basic: Of = { form: 'application', step: 'basic' };

test.each(questionKinds('options/region.json').map((kind) => [kind.words, kind] as const))(
  'a new question is right as it is: %s',
  (_words, kind) => {
    const { read, run, mend, findings } = open();
    const added = addQuestion(read, basic, 'Where were you yesterday?', kind);
    expect(added.name).toBe('whereWereYouYesterday');
    run(added);
    run(setRequired(read, basic, added.name, true));
    expect(isRequired(read, basic, added.name)).toBe(true);
    mend();
    expect(findings()).toEqual([]);
    run(setRequired(read, basic, added.name, false));
    run(removeQuestion(read, basic, added.name));
    mend();
    expect(findings()).toEqual([]);
  },
);

test('what holds questions is right as it is, and takes more of them', () => {
  const kinds = kindsFor(open().read, basic, 'options/region.json').filter(({ says }) => says?.fields);
  expect(kinds.map(({ widget }) => widget)).toEqual(['group', 'rows', 'matrix']);
  for (const kind of kinds) {
    const { read, run, mend, findings } = open();
    const { name, ...holder } = addQuestion(read, basic, 'What you own', kind);
    run(holder);
    mend();
    expect(findings()).toEqual([]);
    const at = { ...basic, within: name };
    for (const inner of kindsFor(read, at, 'options/region.json'))
      run(addQuestion(read, at, `More: ${inner.words}`, inner));
    mend();
    expect(findings()).toEqual([]);
    expect(read('application/basic.ui.json')).toHaveProperty([name, 'fields']);
  }
});

test('a new question of a quiz has its answers, the right one of them, and what is said of it', () => {
  const { read, run, mend, findings } = open();
  const quiz: Of = { form: 'information', step: 'learning-check' };
  const kinds = kindsFor(read, quiz, 'options/region.json');
  expect(kinds).toHaveLength(1);
  run(addQuestion(read, quiz, 'What is a deposit?', kinds[0]!));
  mend();
  expect(findings()).toEqual([]);
});

test('a question moves over its neighbour, then under the next heading, and not past the last one', () => {
  const { read, run, findings } = open();
  const words = () => read('application/basic.ui.json') as { groups: { fields: string[] }[] };
  const [first, second] = words().groups[0]!.fields;
  run(moveQuestion(read, basic, first!, 1)!);
  expect(words().groups[0]!.fields.slice(0, 2)).toEqual([second, first]);
  expect(findings()).toEqual([]);
  const last = words().groups[0]!.fields.at(-1)!;
  run(moveQuestion(read, basic, last, 1)!);
  expect(words().groups[1]!.fields[0]).toBe(last);
  expect(findings()).toEqual([]);
  expect(moveQuestion(read, basic, words().groups[0]!.fields[0]!, -1)).toBeUndefined();
});

test('another name is said everywhere, and the samples follow', () => {
  const { read, run, mend, findings } = open();
  const [reach, work] = ['reach', 'work'].map((step) => ({ form: 'exit-survey', step })) as [Of, Of];
  run(renameQuestion(read, reach, 'name', 'calledBy'));
  run(renameQuestion(read, work, 'hasWork', 'works'));
  mend();
  expect(findings()).toEqual([]);
  expect(Object.keys(read('exit-survey/reach.ui.json') as object)).toContain('calledBy');
});

test('a form from nothing, and a form from another one, are right as they are', () => {
  const { read, texts, run, mend, findings } = open();
  const made = newForm(texts().keys(), 'Laptop repair');
  expect(made.form).toBe('laptop-repair');
  run(made);
  mend();
  expect(findings()).toEqual([]);
  const copied = copyForm(read, texts(), 'laptop-repair', 'Phone repair');
  run(copied);
  mend();
  expect(findings()).toEqual([]);
  expect(read('phone-repair/flow.json')).toMatchObject({ id: 'phone-repair', title: 'Phone repair' });
});

test.each(['list', 'quiz', 'content', 'review'] as const)('a new step is right as it is: %s', (kind) => {
  const { read, texts, run, mend, findings } = open();
  run(newForm(texts().keys(), 'Laptop repair'));
  run(addStep(read, 'laptop-repair', 'What you have', kind, 0));
  mend();
  expect(findings()).toEqual([]);
});

test('a step comes, moves and goes', () => {
  const { read, texts, run, mend, findings } = open();
  run(newForm(texts().keys(), 'Laptop repair'));
  const added = addStep(read, 'laptop-repair', 'Your laptop', 'form', 0);
  run(added);
  run(moveStep(read, 'laptop-repair', 1, -1)!);
  mend();
  expect(findings()).toEqual([]);
  run(removeStep(read, texts().keys(), 'laptop-repair', 0));
  mend();
  expect(findings()).toEqual([]);
  expect(moveStep(read, 'laptop-repair', 0, -1)).toBeUndefined();
});
