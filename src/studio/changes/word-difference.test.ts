import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

const said = (before: string, now: string) =>
  wordDifference(before, now)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `{+${text}+}` })[kind])
    .join('');

test.each([
  ['First name', 'First name', 'First name'],
  ['First name', 'Given name', '[-First-]{+Given+} name'],
  ['Enter your first name.', 'Enter your given names.', 'Enter your [-first name-]{+given names+}.'],
  ['Write it as in your passport.', 'Write it.', 'Write it[- as in your passport-].'],
  ['Your city', 'Your city, or the next one', 'Your city{+, or the next one+}'],
  ['Where do you live?', 'Street', '[-Where do you live?-]{+Street+}'],
  ['', 'New', '{+New+}'],
  ['Gone', '', '[-Gone-]'],
])('%o → %o', (before, now, expected) => {
  expect(said(before, now)).toBe(expected);
});

test('rebuilds both texts from the difference', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'cd', ' ', ', ', '\n')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, now) => {
      const parts = wordDifference(before, now);
      const without = (kind: string) =>
        parts
          .filter((each) => each.kind !== kind)
          .map((each) => each.text)
          .join('');
      expect([without('new'), without('gone')]).toEqual([before, now]);
    }),
  );
});
