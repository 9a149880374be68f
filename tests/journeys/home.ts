import type { Page } from '@playwright/test';

/* What Home says. */

export const behind = 'You are behind on your payments';
export const fee = 'You have not paid your application fee, click here to view the information.';
export const group = 'Join the WhatsApp group of your university.';

export const figure = (page: Page) => page.getByRole('region', { name: 'Your balance' });

export const approved = 'Your application is approved.';
export const done = ['Sent', 'Done'] as const;
