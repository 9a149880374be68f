import { expect, test } from 'vitest';
import { kilobytes, loadedBy, readBuild } from '#scripts/bytes.ts';
import { routeModules } from '#scripts/route-modules.ts';

/* The budgets of tests/budget.json are for the code. What staff write has room, and an end: students pay for it. */

const most = 200;

test.each(Object.keys(routeModules))('%s does not come to too many bytes by what staff write', (route) => {
  const size = kilobytes(loadedBy(readBuild(), route));
  const tooLarge = `${route} loads ${size.toFixed(0)} KB, and ${most} is the most. Shorten the texts and lists that it shows.`;
  expect(size <= most ? [] : [tooLarge]).toEqual([]);
});
