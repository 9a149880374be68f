import { expect, test } from 'vitest';
import { placesIn } from './places-in.ts';

test('divides a message into words and places', () => {
  expect(placesIn('Also said in portal.json:102, trip/content/to-pay.md:1: look at each.')).toEqual([
    'Also said in ',
    { file: 'portal.json', line: 102 },
    ', ',
    { file: 'trip/content/to-pay.md', line: 1 },
    ': look at each.',
  ]);
  expect(placesIn('The file portal.json: look at it at 10:30.')).toEqual([
    'The file portal.json: look at it at 10:30.',
  ]);
});
