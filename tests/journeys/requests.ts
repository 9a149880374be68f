import type { Page } from '@playwright/test';

/** The addresses that a page asks for from now on, of those that match. */
export function watchRequests(page: Page, matching = /./): string[] {
  const asked: string[] = [];
  page.on('request', (request) => matching.test(request.url()) && asked.push(request.url()));
  return asked;
}

/** The pages that are loaded from now on, each anew. */
export function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  return loads;
}
