import { test } from './as-student.ts';
import { expect } from './fixture.ts';

const tabs = [
  ['Home', '/home'],
  ['Payment', '/payment'],
  ['Resources', '/resources'],
  ['Account', '/account'],
] as const;

test.beforeEach(({ page }) => page.goto('/home'));

test('are links in a landmark, and mark the current one not only by colour', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText(tabs.map(([name]) => name));
  for (const [name, path] of [...tabs.slice(1), tabs[0]]) {
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeFocused();
    await expect(nav.locator('[aria-current=page]')).toHaveText(name);
    const weights = await nav
      .locator('.MuiBottomNavigationAction-label')
      .evaluateAll((links) => links.map((link) => Number(getComputedStyle(link).fontWeight)));
    expect(weights.indexOf(Math.max(...weights))).toBe(tabs.findIndex(([each]) => each === name));
  }
  await page.goBack();
  await expect(nav.locator('[aria-current=page]')).toHaveText('Account');
});

test('show who is logged in, also after a reload', async ({ page }) => {
  const name = page.getByText(/^Logged in as \S+ \S\.$/);
  for (const path of ['/home', '/payment', '/resources']) {
    await page.goto(path);
    await expect(name).toBeVisible();
    const [title, whose] = [await page.locator('h1').boundingBox(), await name.boundingBox()];
    expect(whose!.x - (title!.x + title!.width)).toBeLessThan(30);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(name).toBeInViewport({ ratio: 1 });
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toContainText("'s Account");
  await expect(name).toHaveCount(0);
});

test('never cover the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  for (const [, path] of tabs) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const top = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!.y;
    let hidden: string[] = [];
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { bottom } = element.getBoundingClientRect();
        return {
          bottom,
          isElsewhere: element === document.body || element.closest('nav') !== null,
          text: element.innerText,
        };
      });
      if (!focused.isElsewhere && focused.bottom > top) hidden = [...hidden, `${path}: ${focused.text}`];
    }
    expect(hidden).toEqual([]);
  }
});
