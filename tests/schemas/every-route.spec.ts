import { paths } from '#paths';
import { routeModules } from '#scripts/build/route-modules.ts';
import { expectAccessible } from '../journeys/expect-accessible.ts';
import { expect, test } from '../journeys/fixture.ts';
import { enrol, openSession } from '../journeys/student.ts';
import { routedFlows } from './routed-flows.ts';

/* These tests visit only routes without a form, because every-form.spec.ts tests the forms. */

const walked = new Set<string>(
  routedFlows.flatMap(({ definition }) => definition.steps.flatMap((step) => step.path ?? definition.path!)),
);
const ofStudents: readonly string[] = [paths.home, paths.payment, paths.resources, paths.account];

for (const route of Object.keys(routeModules).filter((address) => !walked.has(address))) {
  test(`${route} opens, has a title and is accessible`, async ({ page, request, phone }) => {
    if (ofStudents.includes(route)) await openSession(page, await enrol(request, phone));
    await page.goto(route);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page).toHaveURL(route);
    await expect(page).toHaveTitle(/\S/);
    await expectAccessible(page);
  });
}
