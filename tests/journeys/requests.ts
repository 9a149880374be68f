import type { Page } from '@playwright/test';

/** Collects the matching addresses that the page requests from now on. */
export function watchRequests(page: Page, matching = /./): string[] {
  const asked: string[] = [];
  page.on('request', (request) => matching.test(request.url()) && asked.push(request.url()));
  return asked;
}

/** Collects the page loads from now on. */
export function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  return loads;
}
