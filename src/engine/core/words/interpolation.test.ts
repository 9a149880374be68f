import { expect, test } from 'vitest';
import { type Answers, isEqual } from '../answers.ts';
import { evaluate } from '../evaluate.ts';
import { flowOf, formStep } from '../testing/form.ts';
import { interpolate, withAnswersInTexts } from './interpolation.ts';

const today = '2026-11-20';

const who = formStep('who', { name: [], village: [] });
const vehicle = formStep(
  'vehicle',
  {
    plate: [
      { maxLength: 5 },
      {
        label: 'Vehicle of {{name}}',
        hint: 'As it is known in {{village}}, {{name}}',
        noun: 'the number plate of {{name}}',
        messages: { pattern: { text: 'Not {{name}}’s', toast: { title: 'Look again, {{name}}' } } },
        note: { outside: { max: 5 }, text: '{{name}} has many' },
      },
    ],
    colour: [{ enum: ['red'] }, { noun: 'a colour', optionTitles: { red: 'Red' } }],
  },
  { required: ['plate'], groups: [{ legend: 'What {{name}} drives', fields: ['plate', 'colour'] }] },
);
const flow = flowOf([who, vehicle]);

const flat = (answers: Answers) => evaluate(flow, answers, { today }).flatAnswers;
const filled = (answers: Answers) => withAnswersInTexts(vehicle, flat(answers), flow);
const awa = { who: { name: ' Awa ', village: 'Bakau' } };

test('inserts earlier answers into every text of a question', () => {
  const { ui, groups } = filled(awa);
  expect(ui?.plate).toMatchObject({
    label: 'Vehicle of Awa',
    hint: 'As it is known in Bakau, Awa',
    noun: 'the number plate of Awa',
    messages: { pattern: { text: 'Not Awa’s', toast: { title: 'Look again, Awa' } } },
    note: { outside: { max: 5 }, text: 'Awa has many' },
  });
  expect(ui?.colour).toEqual(vehicle.ui?.colour);
  expect(groups?.[0]).toEqual({ legend: 'What Awa drives', fields: ['plate', 'colour'] });
});

test('does not interpolate inside answers, nor treat them as replacement patterns', () => {
  const name = '{{village}} $& "quoted" \\ <b>';
  expect(filled({ who: { name, village: 'Bakau' } }).ui?.plate?.label).toBe(`Vehicle of ${name}`);
});

test('ignores answers to the step itself', () => {
  const before = filled({ ...awa, vehicle: { plate: 'B' } });
  expect(isEqual(filled({ ...awa, vehicle: { plate: 'BJ' } }), before)).toBe(true);
  expect(isEqual(filled({ who: { name: 'Lamin' } }), before)).toBe(false);
});

test('returns the same step if it has no placeholders', () => {
  expect(withAnswersInTexts(who, flat(awa), flow)).toBe(who);
});

test('names an answer in a group or row by its path', () => {
  const answers = { address: { city: 'Bakau' }, members: [{ name: 'Awa' }, { name: 'Lamin' }] };
  expect(interpolate('{{address.city}}: {{members.1.name}}', answers)).toBe('Bakau: Lamin');
  expect(interpolate('[{{address}}][{{address.street}}][{{members.7.name}}]', answers)).toBe('[][][]');
});

test('shortens a long answer between two characters', () => {
  expect(interpolate('{{story}}', { story: 'x'.repeat(200) })).toBe('x'.repeat(200));
  expect(interpolate('{{story}}!', { story: '🌍'.repeat(10_000) })).toBe(`${'🌍'.repeat(200)}…!`);
});

test('formats answers: option titles, months, Yes and No, lists', () => {
  const trip = formStep('trip', {
    country: [{ enum: ['GM'] }, { optionTitles: { GM: 'The Gambia' } }],
    start: [{ format: 'date' }, { widget: 'date' }],
    isAlone: [{ type: 'boolean' }],
    isWell: [{ type: 'boolean' }],
    days: [{ type: 'integer' }, { suffix: 'days' }],
    by: [
      { type: 'array', items: { type: 'string', enum: ['bus', 'boat'] } },
      { optionTitles: { bus: 'by bus' } },
    ],
    place: [{ type: 'object' }, { widget: 'group' }],
  });
  const place = formStep('place', { region: [{ enum: ['NB'] }, { optionTitles: { NB: 'North Bank' } }] });
  const text =
    '{{country}}, {{place.region}}, {{start}}, {{isAlone}}, {{isWell}}, {{days}}, {{by}}, {{name}}';
  const end = { id: 'end', kind: 'end', title: text, check: 'step' } as const;
  const form = flowOf([{ ...trip, fieldSets: { place } }, who, end]);
  const answers = {
    ...{ country: 'GM', start: '2026-05-01', isAlone: true, isWell: false, days: 12 },
    ...{ by: ['bus', 'boat'], name: 'Awa' },
    place: { region: 'NB' },
  };
  expect(withAnswersInTexts(end, answers, form).title).toBe(
    'The Gambia, North Bank, 1 May 2026, Yes, No, 12, by bus, boat, Awa',
  );
});
