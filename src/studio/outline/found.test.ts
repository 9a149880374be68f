import { expect, test } from 'vitest';
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
          ],
        },
      ],
    },
  ],
  lists: [{ file: 'options/age-group.json', title: 'Age group' }],
  others: [],
};
const keysFor = (search: string) => foundIn(outline, search).map(({ selection }) => keyOf(selection));

test('finds questions, also inner ones, steps, forms and lists by the words of their titles', () => {
  expect(keysFor('AGE')).toEqual(['trip/who/guests/age', 'file:options/age-group.json']);
  expect(keysFor('guest age')).toEqual(['trip/who/guests/age']);
  expect(keysFor('travels')).toEqual(['trip/who']);
  expect(keysFor('trip')).toEqual(['trip']);
  expect(keysFor('nothing')).toEqual([]);
});
