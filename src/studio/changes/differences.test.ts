import { expect, test } from 'vitest';
import { portalTexts } from '#scripts/schemas/testing/fixture.ts';
import { openCopy } from '#scripts/studio/testing/open-copy.ts';
import { differencesAt, isQuoted } from './differences.ts';
import { sidesOf } from './sides.ts';

test('names the entry of a list in which a text changed', () => {
  const texts = openCopy().texts();
  const file = 'application/flow.json';
  const flow = JSON.parse(texts.get(file)!);
  const [first, ...others] = flow.steps;
  const earlier = JSON.stringify({ ...flow, steps: [{ ...first, previous: 'Earlier words' }, ...others] });
  const [difference] = differencesAt(sidesOf(texts, { [file]: earlier }, {}), file, ['steps']);
  expect(difference).toMatchObject({ label: 'Basic Information, previous', before: 'Earlier words' });
});

test('labels a text as the editor does', () => {
  const texts = openCopy().texts();
  const file = 'application/basic.ui.json';
  const earlier = texts.get(file)!.replace('"noun": "your surname"', '"noun": "your family name"');
  const metas = { ui: JSON.parse(portalTexts().get('meta/ui.schema.json')!) };
  const [difference] = differencesAt(sidesOf(texts, { [file]: earlier }, metas), file, ['surname']);
  expect(difference).toMatchObject({ label: 'What it is called in messages', before: 'your family name' });
});

test.each([
  ['“First name” is now “Given name”.', 'First name', 'Given name', true],
  ['The words of “Given name” changed.', 'First name', 'Given name', false],
  ['“Safari Tour” → “Safari”.', 'Safari Tour', 'Safari', true],
  ['The words of “First name, as in your pass” changed.', 'First name', 'First name, as in your pass', false],
])('the message %s quotes both %s and %s: %s', (message, before, now, is) => {
  expect(isQuoted({ key: '', label: '', before, now }, message)).toBe(is);
});
