import { expect, test } from '@playwright/test';
import { initialLoad, kilobytes, readBuild } from '#scripts/build/bytes.ts';
import { routeModules } from '#scripts/build/route-modules.ts';

/* The budgets of tests/budget.json are for the code. What staff write has room, and an end: students pay for it. */

const most = 200;

test('no page comes to too many bytes by what staff write', { tag: '@core' }, () => {
  const build = readBuild();
  const tooLarge = Object.keys(routeModules).flatMap((route) => {
    const size = kilobytes(initialLoad(build, route));
    return size <= most
      ? []
      : `${route} loads ${size.toFixed(0)} KB, and ${most} is the most. Shorten the texts and lists that it shows.`;
  });
  expect(tooLarge).toEqual([]);
});
