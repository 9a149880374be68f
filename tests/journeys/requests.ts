import type { Page } from '@playwright/test';

/** Returns a list. The address of each later request of the page is added to the list if it matches. */
export function watchRequests(page: Page, matching = /./): string[] {
  const asked: string[] = [];
  page.on('request', (request) => matching.test(request.url()) && asked.push(request.url()));
  return asked;
}

export function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  return loads;
}
