import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StepAnswers } from '../../core/answers.ts';
import { flowOf, formStep } from '../../core/testing/form.ts';
import { createFormController } from '../form-controller.ts';
import { answerStore } from '../testing/answer-store.ts';
import { FieldList } from './FieldList.tsx';
import { register } from './groups.tsx';
import '../../core/testing/environment.ts';

register();

const address = formStep(
  'address',
  { city: [], street: [{}, { hint: 'With its number' }], yard: [] },
  {
    required: ['city', 'street'],
    conditions: [{ if: 'contact.home?1', then: { properties: { yard: false } } }],
  },
);

const contact = formStep(
  'contact',
  {
    name: [],
    home: [{ type: 'object' }, { label: 'Home address', widget: 'group', hint: 'Where you sleep' }],
    work: [{ type: 'object' }, { label: 'Work address', widget: 'group' }],
  },
  { required: ['home'], fieldSets: { home: address, work: address } },
);

function opened(before: StepAnswers = {}) {
  const flow = flowOf(
    [contact],
    {},
    { 'contact.home?1': (scope) => (scope as StepAnswers).city === 'Banjul' },
  );
  return createFormController(flow, contact, answerStore(before));
}

const drawn = (form: ReturnType<typeof opened>) =>
  renderToStaticMarkup(<FieldList form={form} fields={form.fieldsAt()} groups={undefined} />);

const namesIn = (html: string) => [...html.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name);

test('a group is a fieldset with a hint, and its questions are named by their paths', () => {
  const html = drawn(opened());
  expect(namesIn(html)).toEqual([
    ...['name', 'home.city', 'home.street', 'home.yard'],
    ...['work.city', 'work.street', 'work.yard'],
  ]);
  expect(html).toContain('<label for="field-home-city">');
  expect(html).toMatch(/<input id="field-home-street"[^>]* name="home.street"/);
  expect(html).toContain('aria-describedby="field-home-street-hint"');
  expect(html).toMatch(
    /<fieldset id="field-home"[^>]* aria-describedby="field-home-hint"><legend[^>]*>Home address</,
  );
  expect(html).toContain('<p id="field-home-hint" class="quiet">Where you sleep</p>');
});

test('a keystroke in a group notifies its field and the group', () => {
  const form = opened({ home: { city: 'Brikama' } });
  const notified: string[] = [];
  for (const path of ['name', 'home', 'home.city', 'home.street', 'work', 'work.city'])
    form.subscribeToField(path, () => notified.push(path));
  form.change('home.street', 'Kairaba Avenue 4');
  expect(notified).toEqual(['home', 'home.street']);
  expect(form.answers()).toEqual({ home: { city: 'Brikama', street: 'Kairaba Avenue 4' } });
});

test('a group keeps the same fields until a condition in it changes', () => {
  const form = opened();
  const before = { home: form.fieldsAt('home'), work: form.fieldsAt('work'), step: form.fieldsAt() };
  form.change('home.city', 'Brikama');
  expect(form.fieldsAt('home')).toBe(before.home);
  form.change('home.city', 'Banjul');
  expect(form.fieldsAt('home').map(({ name }) => name)).toEqual(['city', 'street']);
  expect(form.fieldsAt('work')).toBe(before.work);
  expect(form.fieldsAt()).toBe(before.step);
});
