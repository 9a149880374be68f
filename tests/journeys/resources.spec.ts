import type { Page } from '@playwright/test';

import * as portal from '#generated/portal.ts';
import { resources } from '#generated/portal-resources.ts';
import { registry } from '#generated/registry.ts';
import { paths } from '#paths';
import { button, heading } from './application.ts';
import { test } from './as-student.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expect } from './fixture.ts';

const titles = resources.map(({ title }) => title);
const tab = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' });

async function openAll(page: Page): Promise<void> {
  await page.goto('/resources');
  await expect(heading(page, 'Resource Hub')).toBeVisible();
  for (const title of titles) await button(page, title).click();
}

test('shows six closed cards, of which several can be open', { tag: '@core' }, async ({ page }) => {
  await page.goto('/resources');
  await expect(heading(page, 'Resource Hub')).toBeVisible();
  await expect(tab(page)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    `${portal.product} questions`,
    'Full-time jobs',
    'Online part-time work',
    'Small-business resources',
    'Study or work abroad',
    'Academic resources',
  ]);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Study or work abroad').press('Enter');
  await button(page, 'Academic resources').press('Enter');
  await expect(button(page, 'Academic resources')).toBeFocused();
  await expect(button(page, 'Study or work abroad')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Never pay an agent for a visa or a job offer.')).toBeVisible();
  await button(page, 'Study or work abroad').press('Enter');
  await expect(page.getByText('Never pay an agent')).toBeHidden();
  await expect(button(page, 'Academic resources')).toHaveAttribute('aria-expanded', 'true');
});

test('links to existing pages or to HTTPS, and leaves out missing details', async ({ page }) => {
  await openAll(page);
  const main = page.getByRole('main');
  const own: string[] = [
    ...Object.values(paths),
    ...registry.flatMap(({ pages }) => pages.map(({ path }) => path)),
  ];
  const links = await main.getByRole('link').evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href')!,
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
      words: link.textContent!,
    })),
  );
  expect(links.length).toBeGreaterThan(20);
  for (const { href, target, rel, words } of links) {
    if (own.includes(href)) continue;
    const { protocol, host } = new URL(href);
    expect(protocol).toBe('https:');
    expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(words).toContain(`${host.replace('www.', '')} (opens in a new tab)`);
  }
  await expect(main.locator('dt')).toHaveCount(0);
  expect(await main.innerText()).not.toMatch(/0000000|Bank name|confirmed|Kanifing|made up|\{\{/i);
  await expectAccessibleAtBothWidths(page);
});

test('has targets of at least 48 px, and prints all cards open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAll(page);
  const heights = await page
    .getByRole('main')
    .locator('a, button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(5);

  await page.reload();
  for (const title of titles) await button(page, title).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles);
  await expect(page.getByText('Never pay an agent for a visa or a job offer.')).toBeVisible();
  await expect(page.getByText('research4life.org')).toBeVisible();
});

test('keeps the cards open when the student returns from a survey', async ({ page }) => {
  await openAll(page);
  await page.getByRole('link', { name: 'Freelance Preference Survey' }).click();
  await expect(heading(page, 'About you')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Resource Hub')).toBeVisible();
  for (const title of titles) await expect(button(page, title)).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await page.getByRole('link', { name: 'Small-business loan' }).click();
  await expect(page).toHaveURL('/small_business_app');
});

test('leads through the resume guide and back', async ({ page }) => {
  await page.goto('/resources');
  await button(page, 'Full-time jobs').click();
  await page.getByRole('link', { name: 'Resume guide' }).click();
  await expect(page).toHaveURL('/resume-resources');
  // The lender provides no resume template, so the page must have neither a heading nor a link for it.
  await expect(page.getByText('Save it as a PDF')).toBeVisible();
  await expect(page.getByText(/template/)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await button(page, 'Back').click();
  await expect(page).toHaveURL('/resources');
  await page.goto('/resume-resources');
  for (const next of ['-page-2', '-page-3', '-page-4']) {
    await expect(tab(page)).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page);
    await button(page, 'Next').click();
    await expect(page).toHaveURL(`/resume-resource${next}`);
  }
  await button(page, 'Next').click();
  await expect(page).toHaveURL('/resources');
  await expect(tab(page)).toHaveAttribute('aria-current', 'page');
});

test('leads back from the survey', async ({ page }) => {
  await page.goto('/survey');
  await button(page, 'Back').click();
  await expect(page).toHaveURL('/resources');
});
