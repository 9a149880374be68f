import { pageFile, paths } from '#paths';
import { initialLoad, measuredRoutes, readBuild } from '#scripts/build/bytes.ts';
import { expect, test } from './fixture.ts';
import { enrol, openSession } from './student.ts';

const ofStudents: readonly string[] = [paths.home, paths.payment, paths.resources, paths.account];

for (const route of measuredRoutes) {
  test(`${route} loads exactly the files that its budget counts`, async ({ page, request, phone }) => {
    if (ofStudents.includes(route)) await openSession(page, await enrol(request, phone));
    await page.goto('about:blank');
    const asked = new Set<string>();
    page.on('request', (request) =>
      asked.add(request.isNavigationRequest() ? pageFile(route) : new URL(request.url()).pathname.slice(1)),
    );
    // The test stops the clock, because a running clock would let the page prefetch the next page's files.
    await page.clock.install({ time: '2026-01-05T12:00:00Z' });
    await page.clock.pauseAt('2026-01-05T12:00:01Z');
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.locator('h1')).toBeVisible();
    const counted = initialLoad(readBuild(), route).map(({ file }) => file);
    expect([...asked].filter((file) => /\.(html|js|css)$/.test(file)).sort()).toEqual(counted.sort());
  });
}
