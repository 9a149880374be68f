import { expect, test } from '@playwright/test';
import { initialLoad, kilobytes, readBuild } from '#scripts/build/bytes.ts';
import { routeModules } from '#scripts/build/route-modules.ts';

/*
 * Students pay for data, so no page may exceed this size in KB after Brotli compression. The limit includes
 * the staff's texts and option lists, whereas tests/budget.json limits only the code.
 */

const maxKilobytes = 200;

test('staff’s texts keep every page within its budget', { tag: '@core' }, () => {
  const build = readBuild();
  const tooLarge = Object.keys(routeModules).flatMap((route) => {
    const size = kilobytes(initialLoad(build, route));
    return size <= maxKilobytes
      ? []
      : `${route} loads ${size.toFixed(0)} KB, and ${maxKilobytes} is the most. Shorten the texts and lists that it shows.`;
  });
  expect(tooLarge).toEqual([]);
});
