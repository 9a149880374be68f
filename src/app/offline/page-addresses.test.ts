import { expect, test } from 'vitest';
import { allowsUpdate, kindOf, pageAt } from './page-addresses.ts';

const origin = 'https://portal.example';

const request = (path: string, more: Partial<Request> = {}) => ({
  method: 'GET',
  mode: 'navigate' as RequestMode,
  url: new URL(path, origin).href,
  headers: new Headers(),
  ...more,
});

test.each(['/', '/home', '/info?step=about', '/account/', '/no-such-page', '/apiary', '/a.b/c'])(
  'treats a navigation to %s as a page',
  (path) => expect(kindOf(request(path), origin)).toBe('page'),
);

test('treats a file with a content hash as an asset', () => {
  expect(kindOf(request('/assets/index-Ca5HAtfx.js', { mode: 'cors' }), origin)).toBe('asset');
});

test.each<[string, string, Partial<Request>]>([
  ['an API call', '/api/get_details/1', { mode: 'cors' }],
  ['a navigation to an API address in capitals', '/API/openapi', {}],
  ['a navigation to the health check', '/health/ready', {}],
  ['a navigation to a file', '/service-worker.js', {}],
  ['a navigation to the assets folder', '/assets/', {}],
  ['a form post', '/login', { method: 'POST' }],
  ['a range request', '/assets/film.mp4', { mode: 'cors', headers: new Headers({ range: 'bytes=0-9' }) }],
  ['a page of another host', 'https://api.example/', {}],
  ['the manifest', '/manifest.webmanifest', { mode: 'cors' }],
])('leaves %s to the network', (_what, path, more) =>
  expect(kindOf(request(path, more), origin)).toBeUndefined(),
);

test('allows a new version on the landing page and Home only', () => {
  const at = (path: string) => allowsUpdate(new URL(path, origin).href);
  expect(['/', '/?utm=sms', '/home'].map(at)).toEqual([true, true, true]);
  expect(['/basic-information', '/home-upload-invoice', '/login', '/survey'].map(at)).not.toContain(true);
});

test.each([
  ['/', '/pages/index.html'],
  ['/login?from=sms', '/pages/login.html'],
  ['/info?step=how-to-apply', undefined],
])('maps %s to its prerendered page', (path, page) => {
  expect(pageAt(new URL(path, origin).href)).toBe(page);
});
