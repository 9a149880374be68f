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

test('a message that shortens a text quotes both', () => {
  const shorter = { key: '', label: '', before: 'Safari Tour', now: 'Safari' };
  expect(isQuoted(shorter, '“Safari Tour” → “Safari”.')).toBe(true);
});

test.each([
  ['“First name” is now “Given name”.', true],
  ['The words of “Given name” changed.', false],
])('isQuoted for the message %s: %s', (message, is) => {
  expect(isQuoted({ key: '', label: '', before: 'First name', now: 'Given name' }, message)).toBe(is);
});

test('a message that quotes only a longer text does not quote the text inside it', () => {
  const long = { key: '', label: '', before: 'First name', now: 'First name, as in your pass' };
  expect(isQuoted(long, 'The words of “First name, as in your pass” changed.')).toBe(false);
});
