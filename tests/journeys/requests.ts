import type { Page } from '@playwright/test';

/** Returns a list to which the addresses of the page's later requests are added, if they match `matching`. */
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
