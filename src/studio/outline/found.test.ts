import { expect, test } from 'vitest';
import { type Json, readerOf } from '../files/json.ts';
import { keyOf, type Outline } from '../outline.ts';
import { foundIn } from './found.ts';

const outline: Outline = {
  forms: [
    {
      id: 'trip',
      title: 'Trip',
      steps: [
        {
          ...{ id: 'who', title: 'Who travels', kind: 'form', index: 0 },
          questions: [
            {
              name: 'guests',
              title: 'Guests',
              inner: [{ name: 'age', title: 'Age of the guest', inner: [] }],
            },
            { name: 'placeOfBirthCountry', title: 'Country', inner: [] },
          ],
        },
      ],
    },
  ],
  lists: [{ file: 'options/age-group.json', title: 'Age group' }],
  others: [],
};
const files: Readonly<Record<string, Json>> = {
  'trip/who.ui.json': {
    groups: [{ legend: 'Who comes', fields: ['guests', 'placeOfBirthCountry'] }],
    guests: {
      'ui:title': 'Guests',
      'ui:widget': 'rows',
      fields: { age: { 'ui:title': 'Age of the guest', 'ui:help': 'In full years' } },
    },
  },
  'trip/who.schema.json': { properties: { guests: { type: 'string', enum: ['Nobody', 'Somebody'] } } },
  'trip/samples/one.json': { guests: 'Sometimes' },
  'options/age-group.json': { title: 'Age group', enum: ['Toddler', 'Adult'] },
  'portal.json': {
    $schema: './meta/portal.schema.json',
    bankAccounts: [{ bank: 'Trust Bank' }],
    universities: [{ id: 1, app_fee_flat: 500 }],
  },
};
const texts = new Map(Object.entries(files).map(([file, value]) => [file, JSON.stringify(value)]));
texts.set('trip/content/who.md', '## Before you travel\n\nBring your passport.\n');
const fee = { type: 'number', title: 'Application fee' };
const universities = {
  type: 'array',
  items: { type: 'object', properties: { app_fee_flat: fee } },
};
const searched = {
  texts,
  read: readerOf((file) => texts.get(file)),
  metas: { portal: { type: 'object', properties: { universities } } },
};
const find = (search: string) => foundIn(outline, search, searched);
const keysFor = (search: string) => find(search).map(({ selection }) => keyOf(selection));

test('finds questions, also inner ones, steps, forms and lists by the words of their titles', () => {
  expect(keysFor('AGE')).toEqual(['trip/who/guests/age', 'file:options/age-group.json']);
  expect(keysFor('guest age')).toEqual(['trip/who/guests/age']);
  expect(keysFor('travels')).toEqual(['trip/who']);
  expect(keysFor('trip')).toEqual(['trip']);
  expect(keysFor('nothing')).toEqual([]);
});

test('finds help texts, options, texts and details of the lender, and says which words match', () => {
  expect(keysFor('full years')).toEqual(['trip/who/guests/age']);
  expect(keysFor('toddler')).toEqual(['file:options/age-group.json']);
  expect(keysFor('somebody')).toEqual(['trip/who/guests']);
  expect(find('passport')).toMatchObject([{ title: 'Who travels', words: 'Bring your passport.' }]);
  expect(keysFor('trust bank')).toEqual(['file:portal.json/paying']);
  expect(find('fee')).toMatchObject([
    { title: 'Universities and their groups', words: 'Application fee: 500' },
  ]);
});

test('finds a question also by its name in the files, and shows its title', () => {
  const selection = { kind: 'question', form: 'trip', step: 'who', question: 'placeOfBirthCountry' };
  expect(find('place of birth')).toEqual([{ title: 'Country', form: 'Trip', selection }]);
});

test('finds no settings and no sample answers', () => {
  expect(keysFor('rows')).toEqual([]);
  expect(keysFor('sometimes')).toEqual([]);
});
