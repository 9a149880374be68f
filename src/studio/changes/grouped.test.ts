import { expect, test } from 'vitest';
import { openCopy } from '#scripts/studio/testing/open-copy.ts';
import { removeWithNamings } from '../operations/questions.ts';
import type { Notice } from '../protocol.ts';
import { partsOf } from './grouped.ts';
import { wordsOfPutBack } from './put-back.ts';
import { sidesOf } from './sides.ts';

const notice = (path: Notice['path'], message: string, question?: string): Notice => ({
  ...{ level: 'warning', file: 'application/basic.schema.json', line: 1, path, message, remedies: [] },
  ...(question && { answers: [{ form: 'application', question, fate: 'thrown away' }] }),
});

test('lists a removed question on its own, and says how many changes are put back with a step', () => {
  const copy = openCopy();
  const earlier = new Map(copy.texts());
  copy.run(removeWithNamings(copy.read, { form: 'application', step: 'basic' }, 'ethnicity'));
  const files = ['application/basic.schema.json', 'application/basic.ui.json'];
  const before = Object.fromEntries(files.map((file) => [file, earlier.get(file)!]));
  const notices = [
    notice(['properties'], 'You removed it.', 'ethnicity'),
    notice(['allOf'], 'A condition changed.'),
    notice(['properties', 'surname'], 'It may be left out.'),
  ];
  const place = partsOf(notices, sidesOf(copy.texts(), before, {}))[0]!.places[0]!;
  expect(place.changes.map((each) => [each.key, each.title, wordsOfPutBack(each, place)])).toEqual([
    ['application/basic/ethnicity', 'Ethnicity', 'Put back'],
    ['application/basic', 'Basic Information', 'Put back all 3 changes of this step'],
    ['application/basic/surname', 'Surname', 'Put back'],
  ]);
});

test('names the steps that use a list only through shared questions', () => {
  const { texts } = openCopy();
  const changed = { ...notice(['enum'], 'It has other options.'), file: 'options/name-suffix.json' };
  const place = partsOf([changed], sidesOf(texts(), {}, {}))[0]!.places[0]!;
  expect(place.seenOn).toEqual([{ form: 'education-benefits', step: 'applicant' }]);
});
