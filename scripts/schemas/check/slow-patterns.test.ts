import { expect, test } from 'vitest';
import { portalTexts } from '../testing/fixture.ts';
import { dangerOf } from './slow-patterns.ts';

test.each([
  '^(a+)+$',
  '^(a|aa)+$',
  '^(a?b?)*$',
  '(x+x+)+y',
  '^(\\w+\\s?)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^([^"]+|"[^"]*")*$',
  '^(?:a(?:|))*$',
  '^(?:[a-z]+\\d*)+!$',
  '^(\\d{1,3},?)*$',
  '^([\\p{L}]+|[\\p{Lu}\\d])+$',
  '^(?=(a+)+$)b$',
  '^([\\u0400-\\u04ff]+|\\u0450)+$',
  '^(?<word>\\w+ ?)+$',
  '^(a|b|ab)*$',
])('%s matches a text in two ways round a loop', (pattern) => {
  expect(dangerOf(pattern)).toBe('loop');
});

test.each(['^\\s*\\s*\\s*$', '(.*a){20}', '\\w+\\w+$', '^a{0,50}a{0,50}a{0,50}$'])(
  '%s has three consecutive loops that match the same text',
  (pattern) => {
    expect(dangerOf(pattern)).toBe('loops-in-a-row');
  },
);

test.each([
  '^([A-Z0-9]{0,4} ?){12}$',
  '^(a|a){20}$',
  '^(a?){30}b$',
  `^${'\\d?'.repeat(20)}$`,
  '^(a?){30,40}b$',
  '^((?:a{0,4} ?){4}-?){4}$',
  `^${'a?'.repeat(20)}${'a'.repeat(20)}$`,
  `^${'(a|b|ab)'.repeat(24)}!$`,
  '^(?:(\\w\\w?){4}){4}$',
  'x(?!([01]{0,4} ?){12}y)',
])('%s matches a text of bounded length in very many ways', (pattern) => {
  expect(dangerOf(pattern)).toBe('ways');
});

test('rejects back references and very long patterns', () => {
  expect(dangerOf('^(a+)\\1$')).toBe('back-reference');
  expect(dangerOf('^(?<x>a)\\k<x>$')).toBe('back-reference');
  expect(dangerOf(`^${'a{20}'.repeat(20)}$`)).toBe('too-long');
});

test.each([
  '\\S',
  '^\\d+(\\.\\d{1,2})?$',
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$',
  '^(\\d+,)*\\d+$',
  '^[a-z]+(-[a-z]+)*$',
  '^(a|b)*$',
  '^(?:ab|ac)*$',
  '^(a{18})*$',
  '^([A-Z0-9]{4} ?){12}$',
  '^([A-Z0-9]{0,4} ?){2}$',
  '^(\\d{1,3}\\.){3}\\d{1,3}$',
  '^(\\d{3} ?){6}$',
  '\\d{3}[ -]?\\d{4}x?',
  '^(?:\\d\\d?[/ ]?){5}$',
  "^[\\p{L}][\\p{L}'’ -]*$",
  '^(?!x)[a-z]+$',
  '^\\d{4}-(0[1-9]|1[0-2])-([0-2]\\d|3[01])$',
  '^$',
  '^[\\]\\-x]+$',
  '^(\\u{1F600}|\\x41)+$',
])('%s is fast for every text', (pattern) => {
  expect(dangerOf(pattern)).toBeUndefined();
});

test('all patterns of the schemas and meta schemas are fast', () => {
  const texts = [...portalTexts()].flatMap(([path, text]) => (path.endsWith('.json') ? [text] : []));
  const patterns = texts.flatMap((text) => [...text.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)]);
  expect(patterns.length).toBeGreaterThan(20);
  const slow = patterns.map((match) => JSON.parse(match[1]!) as string).filter((each) => dangerOf(each));
  expect(slow).toEqual([]);
});
