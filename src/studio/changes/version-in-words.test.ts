import { expect, test } from 'vitest';
import { versionInWords } from './version-in-words.ts';

test('names a commit by its date and subject', () => {
  const date = '2026-11-28T10:00:00+00:00';
  expect(versionInWords({ date, subject: 'Offer Gunjur' })).toBe(
    'the version of 28 November 2026, “Offer Gunjur”',
  );
  expect(versionInWords({ date, subject: '' })).toBe('the version of 28 November 2026');
});
