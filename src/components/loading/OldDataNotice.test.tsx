import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addDays, todayInBanjul } from '#domain/dates.ts';
import '../../engine-environment.ts';
import { OldDataNotice } from './OldDataNotice.tsx';

const shown = (day: string) =>
  renderToStaticMarkup(
    <OldDataNotice
      old={{ asOf: Date.parse(`${day}T12:07:00Z`), isBusy: false, onTryAgain: () => undefined }}
    />,
  ).replaceAll('&#x27;', "'");

test('it says when the figures came, with the date where that was not today', () => {
  const today = todayInBanjul();
  expect(shown(today)).toContain("We couldn't refresh this page. Figures as of 12:07.");
  expect(shown(addDays(today, -1))).toMatch(/Figures as of [A-Z][a-z]+ \d{1,2}, \d{4}, 12:07\./);
});

test('it is there, and empty, while all is fresh', () => {
  expect(renderToStaticMarkup(<OldDataNotice old={undefined} />)).toMatch(
    /^<div role="status"[^>]*><\/div>$/,
  );
});
