import type { Locator, Page } from '@playwright/test';
import { monthDayYear, todayInBanjul } from '#domain/dates.ts';
import { feeDueDate } from '#domain/due-dates.ts';
import { openAs, test } from './demo.ts';
import { expect } from './fixture.ts';
import { fee } from './home.ts';
import { dueOfPlan } from './payment.ts';

/*
 * What a student asks Home at a glance, on a small phone, without scrolling: how much, by when, to which account and with
 * which number, and what to do next.
 */

const next = dueOfPlan();
const payTo = /^Pay to .+\d{6,}/;
const quote = /^Quote MAT number \d+/;
const howToPay = (page: Page) => page.getByRole('button', { name: 'How to pay' });

interface Glance {
  readonly says: readonly (string | RegExp)[];
  readonly next: (page: Page) => Locator;
}

const paying = (...says: readonly string[]): Glance => ({ says: [...says, payTo, quote], next: howToPay });

const glances: Readonly<Record<string, Glance>> = {
  'demo-open': {
    says: ['We have your application. Next: upload your invoice.'],
    next: (page) => page.getByRole('link', { name: 'Upload invoice' }),
  },
  'demo-pending': {
    ...paying('D500', `due on ${monthDayYear(feeDueDate(todayInBanjul()))}`),
    next: (page) => page.getByRole('button', { name: fee }),
  },
  'demo-approved': paying('D1,150', `due on ${next}`),
  'demo-on-time': paying('D1,150', `due on ${next}`),
  'demo-behind': paying('D1,749.74', `Pay this now to be up to date. Then D833.33 is due on ${next}.`),
  'demo-ahead': paying('D700', 'You have paid D2,800 ahead'),
  'demo-masters': paying('D1,700', `due on ${next}`),
  'demo-long-name': paying('D102,879.62'),
  'demo-overpaid': {
    says: ['You have paid D250.75 more than you owe. Ask us about it.'],
    next: (page) => page.getByRole('heading', { name: 'All paid' }),
  },
  'demo-no-payments': {
    says: ['Your first payment will be shown here, and is due on the 5th of its month.'],
    next: (page) => page.getByRole('heading', { name: 'Nothing to pay yet' }),
  },
  'demo-rejected': {
    says: ['We could not approve your application.'],
    next: (page) => page.getByRole('main').getByRole('link', { name: 'Resource Hub' }),
  },
};

for (const [student, { says, next: what }] of Object.entries(glances))
  test(student, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await openAs(page, student, '/home');
    const tabs = page.getByRole('navigation', { name: 'Main' });
    for (const text of says) {
      const said = page.getByRole('main').getByText(text).first();
      await expectAbove(said, tabs, String(text));
    }
    await expectAbove(what(page), tabs, 'what next');
  });

/** It is seen as a whole, not under the tabs. */
async function expectAbove(part: Locator, tabs: Locator, what: string): Promise<void> {
  await expect(part, what).toBeVisible();
  const { y, height } = (await part.boundingBox())!;
  expect(y + height, what).toBeLessThanOrEqual((await tabs.boundingBox())!.y);
}
