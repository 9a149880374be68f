import { expect, test } from 'vitest';
import { openCopy } from '#scripts/studio/testing/open-copy.ts';
import type { Place } from './conditions/subjects.ts';
import { askWhen, effectsOn, showWhen, stepCondition } from './conditions.ts';
import { fieldsOf, flowFile, listOf, rulesFile } from './files.ts';
import { questionKinds } from './question-kinds.ts';
import { addQuestion, isRequired, removeWithNamings } from './questions.ts';

const leaving: Place = { form: 'exit-survey', step: 'leaving' };
const kinds = questionKinds('options/region.json');

function withDeciding() {
  const copy = openCopy();
  const kind = kinds.find(({ widget }) => widget === 'radios')!;
  const { name: deciding, ...first } = addQuestion(copy.read, leaving, 'Do you have a bicycle?', kind);
  copy.run(first);
  const { name: other, ...second } = addQuestion(copy.read, leaving, 'Which colour has it?', kinds[0]!);
  copy.run(second);
  return { ...copy, deciding, other };
}

const answered = (name: string) => ({ question: [name], relation: 'answered' }) as const;

test('removes a condition together with the only question that it depends on, and then always shows what it hid', () => {
  const { read, run, texts, deciding, other, expectRight } = withDeciding();
  const before = JSON.stringify(read(rulesFile(leaving.form, leaving.step)));
  const wasRequired = isRequired(read, leaving, other);
  run(askWhen(read, leaving, other, answered(deciding)));
  expect(effectsOn(read, leaving, other)).toHaveLength(1);
  const { label, changes } = removeWithNamings(read, leaving, deciding);
  expect(label).toBe('Remove "Do you have a bicycle?", and what it decided');
  run({ label, changes });
  expect(effectsOn(read, leaving, other)).toEqual([]);
  expect(isRequired(read, leaving, other)).toBe(wasRequired);
  expect(before).toContain(deciding);
  expect([...texts()].filter(([file]) => file.startsWith('exit-survey/')).join()).not.toContain(deciding);
  expectRight();
});

test('keeps the part of a condition that depends on other questions', () => {
  const { read, run, deciding, other, expectRight } = withDeciding();
  const [known] = Object.keys(fieldsOf(fieldsOf(read(rulesFile(leaving.form, leaving.step))).properties));
  run(askWhen(read, leaving, other, { join: 'and', of: [answered(known!), answered(deciding)] }));
  run(removeWithNamings(read, leaving, deciding));
  expect(effectsOn(read, leaving, other).map(({ condition }) => condition)).toEqual([answered(known!)]);
  expectRight();
});

test('always shows a step after the only question of its condition was removed', () => {
  const { read, run, deciding } = withDeciding();
  const steps = listOf(fieldsOf(read(flowFile(leaving.form))).steps);
  const index = steps.findIndex((step) => fieldsOf(step).id === leaving.step) + 1;
  run(showWhen(read, leaving.form, index, answered(deciding)));
  run(removeWithNamings(read, leaving, deciding));
  expect(stepCondition(read, leaving.form, index)).toBeUndefined();
});
