import type { Page, Route } from '@playwright/test';
import * as portal from '#generated/portal.ts';

export const behind = 'You are behind on your payments';
export const fee = 'You have not paid your application fee, click here to view the information.';
export const group = "Join your university's WhatsApp group";

export const fail = (route: Route) => route.abort('connectionreset');
export const alerts = (page: Page) => page.getByRole('main').getByRole('alert');
export const figure = (page: Page) => page.getByRole('region', { name: 'Your balance' });

export async function reloadWithNothingKept(page: Page): Promise<void> {
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    // The portal must not store a response that arrives before the reload.
    Storage.prototype.setItem = () => undefined;
  }, `${portal.id}.last_known`);
  await page.reload();
}
