import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addDays, todayInBanjul } from '#domain/dates.ts';
import '../../engine-environment.ts';
import { OldDataNotice } from './OldDataNotice.tsx';

const shown = (day: string, reason = '') =>
  renderToStaticMarkup(
    <OldDataNotice
      old={{ asOf: Date.parse(`${day}T12:07:00Z`), reason, isBusy: false, onTryAgain: () => undefined }}
    />,
  ).replaceAll('&#x27;', "'");

test('shows when the data was last updated, with the date if that was not today', () => {
  const today = todayInBanjul();
  expect(shown(today)).toContain("We couldn't refresh this page. Last updated 12:07.");
  expect(shown(addDays(today, -1))).toMatch(/Last updated [A-Z][a-z]+ \d{1,2}, \d{4}, 12:07\./);
});

test('shows why the refresh failed', () => {
  expect(shown(todayInBanjul(), 'We could not connect.')).toContain(
    'We could not connect. Last updated 12:07.',
  );
});

test('is an empty live region while all data is fresh', () => {
  expect(renderToStaticMarkup(<OldDataNotice old={undefined} />)).toMatch(
    /^<div role="status"[^>]*><\/div>$/,
  );
});
