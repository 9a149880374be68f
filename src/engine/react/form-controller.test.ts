import { expect, test, vi } from 'vitest';
import type { StepAnswers } from '../core/answers.ts';
import type { Validator } from '../core/definition.ts';
import { flowOf, formStep } from '../core/testing/form.ts';
import { validatorOf } from '../core/testing/validator.ts';
import { errorBatchSize } from '../core/words/compose-message.ts';
import { createFormController } from './form-controller.ts';
import { answerStore } from './testing/answer-store.ts';
import '../core/testing/environment.ts';

const names = Array.from({ length: 500 }, (_, index) => `q${index}`);

const step = formStep('long', Object.fromEntries(names.map((name) => [name, [{ maxLength: 5 }] as const])), {
  required: names,
  conditions: [{ if: 'long?0', then: { properties: { q499: false } } }],
});

const compiled = validatorOf(step);

function opened(before: StepAnswers = {}) {
  const asked = { step: 0, condition: 0 };
  const whole: Validator = (data) => {
    asked.step++;
    const isRight = compiled(data);
    whole.errors = compiled.errors;
    return isRight;
  };
  const condition: Validator = (data) => {
    asked.condition++;
    return (data as StepAnswers).q0 === 'hide';
  };
  const own = { ...step };
  const flow = flowOf([own], {}, { long: whole, 'long?0': condition });
  const form = createFormController(flow, own, answerStore(before));
  const seen = () => new Map(names.map((name) => [name, `${form.answers()[name]} ${form.error(name)}`]));
  return { form, asked, seen };
}

function notifiedBy({ form }: ReturnType<typeof opened>, act: () => void): string[] {
  const found: string[] = [];
  const leave = names.map((name) => form.subscribeToField(name, () => found.push(name)));
  act();
  for (const each of leave) each();
  return found;
}

function changed({ form, seen }: ReturnType<typeof opened>, act: () => void): string[] {
  const before = seen();
  const found = new Set<string>();
  const look = () => {
    for (const [name, now] of seen()) if (now !== before.get(name)) found.add(name);
  };
  const leave = [form.subscribe(look), form.subscribeToErrors(look)];
  act();
  for (const each of leave) each();
  return [...found];
}

test('a keystroke renders only its own field', () => {
  const student = opened();
  expect(changed(student, () => student.form.change('q7', 'A'))).toEqual(['q7']);
  expect(notifiedBy(student, () => student.form.change('q7', 'Aw'))).toEqual(['q7']);
  expect(notifiedBy(student, () => student.form.change('q7', 'Aw'))).toEqual([]);
});

test('a keystroke evaluates each condition once, and validates nothing', () => {
  const { form, asked } = opened({ q1: 'A' });
  form.change('q1', 'Aw');
  const before = { ...asked };
  form.change('q1', 'Awa');
  expect(asked).toEqual({ step: before.step, condition: before.condition + 1 });
  expect(asked.step).toBe(0);
});

test('a click shows every error, and a keystroke clears only that of a corrected field', async () => {
  const student = opened();
  const { form } = student;
  const accused = () => names.filter((name) => form.error(name));
  const atOnce = notifiedBy(student, () => expect(form.submit()).toHaveLength(500));
  expect(atOnce).toEqual(names.slice(0, errorBatchSize));
  expect(accused()).toEqual(atOnce);
  const before = form.currentErrors().errors;
  expect(before).toHaveLength(500);
  await expect.poll(accused).toEqual(names);
  expect(changed(student, () => form.change('q7', 'A'))).toEqual(['q7']);
  const after = form.currentErrors().errors;
  expect(after).toEqual(before.filter(({ field }) => field !== 'q7'));
  expect(after.every((problem) => before.includes(problem))).toBe(true);
});

test('clears the error of a corrected field while later errors are still being rendered', async () => {
  const student = opened();
  const { form } = student;
  form.submit();
  expect(notifiedBy(student, () => form.change('q7', 'A'))).toContain('q7');
  expect(form.error('q7')).toBeUndefined();
  form.change('q499', 'A');
  await expect.poll(() => names.filter((name) => !form.error(name))).toEqual(['q7', 'q499']);
});

test('a keystroke that corrects nothing renders only its own field', () => {
  const { form } = opened();
  form.submit();
  form.change('q7', 'A');
  const before = form.currentErrors();
  form.change('q7', 'Aw');
  expect(form.currentErrors()).toBe(before);
});

test('shows no error at a valid field while the student types', () => {
  const { form } = opened(Object.fromEntries(names.slice(1).map((name) => [name, 'A'])));
  expect(form.submit().map(({ field }) => field)).toEqual(['q0']);
  form.change('q1', 'much too long');
  expect(form.error('q1')).toBeUndefined();
  expect(form.currentErrors()).toMatchObject({ attempt: 1, errors: [{ field: 'q0' }] });
});

test('counts a click as failed if other steps have errors', () => {
  const { form } = opened(Object.fromEntries(names.map((name) => [name, 'A'])));
  const elsewhere = [{ step: 'other', field: 'x', keyword: 'required', message: 'Enter x' }];
  expect(form.submit(elsewhere)).toEqual(elsewhere);
  expect(form.currentErrors()).toEqual({ errors: [], attempt: 1 });
  expect(form.submit()).toEqual([]);
  expect(form.currentErrors().attempt).toBe(1);
});

test('shows the server’s refusal at its field until the field changes', () => {
  const { form } = opened(Object.fromEntries(names.map((name) => [name, 'A'])));
  form.setServerError('q3');
  form.change('q4', 'B');
  expect(form.error('q3')).toBe('Enter your q3');
  form.change('q3', 'B');
  expect(form.error('q3')).toBeUndefined();
});

const register = formStep('register', {
  phone: [{}, { widget: 'phone' }],
  secret: [{ hardToGuess: true }, { widget: 'password' }],
});

function asked(only?: readonly string[]) {
  const load = vi.fn(() => Promise.resolve());
  const isGuessable = (password: string, known: readonly string[]) => known.includes(password);
  const flow = {
    ...flowOf([register], {}, { register: () => true }),
    guessablePasswordCheck: { isGuessable, load },
  };
  const store = answerStore({}, { only: () => only, userInputs: () => ['Awa'] });
  return { form: createFormController(flow, register, store), load };
}

test('loads the password checker when the first character is typed', () => {
  const { form, load } = asked();
  form.change('phone', '3012345');
  expect(form.loading()).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(0);
  form.change('secret', 'A');
  expect(load).toHaveBeenCalledTimes(1);
});

test('waits for the checker, and compares the password with the page’s facts', async () => {
  const { form, load } = asked();
  form.change('secret', 'Awa');
  expect(form.loading()).toBeInstanceOf(Promise);
  expect(load).toHaveBeenCalledTimes(2);
  expect(form.submit()).toMatchObject([{ field: 'secret', keyword: 'hardToGuess' }]);
});

test('loads nothing without a password question', () => {
  const { form, load } = asked(['phone']);
  form.change('secret', 'A');
  expect(form.loading()).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(0);
});
