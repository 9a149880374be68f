import { describe, expect, test } from 'vitest';
import { isAtRest, kindOf, pageAt } from './worker-requests.ts';

const origin = 'https://portal.example';

const request = (path: string, more: Partial<Request> = {}) => ({
  method: 'GET',
  mode: 'navigate' as RequestMode,
  url: new URL(path, origin).href,
  headers: new Headers(),
  ...more,
});

describe('the service worker answers', () => {
  test.each(['/', '/home', '/info?step=about', '/account/', '/no-such-page', '/apiary', '/a.b/c'])(
    '%s with the page',
    (path) => expect(kindOf(request(path), origin)).toBe('page'),
  );

  test('parts of the portal from the phone', () => {
    expect(kindOf(request('/assets/index-Ca5HAtfx.js', { mode: 'cors' }), origin)).toBe('asset');
  });
});

describe('it leaves to the network', () => {
  test.each<[string, string, Partial<Request>]>([
    ['calls', '/api/get_details/1', { mode: 'cors' }],
    ['a call that is opened as a page', '/api/openapi.json', {}],
    ['the same in capitals', '/API/openapi', {}],
    ['the state of the server', '/health/ready', {}],
    ['a file that is opened as a page', '/service-worker.js', {}],
    ['an asset that is opened as a page', '/assets/', {}],
    ['a form that is sent', '/login', { method: 'POST' }],
    ['what is only asked about', '/assets/index.js', { mode: 'cors', method: 'HEAD' }],
    ['a part of a file', '/assets/film.mp4', { mode: 'cors', headers: new Headers({ range: 'bytes=0-9' }) }],
    ['another host', 'https://api.example/assets/index.js', { mode: 'cors' }],
    ['another host’s page', 'https://api.example/', {}],
    ['its own file', '/service-worker.js', { mode: 'same-origin' }],
    ['the manifest', '/manifest.webmanifest', { mode: 'cors' }],
  ])('%s', (_what, path, more) => expect(kindOf(request(path, more), origin)).toBeUndefined());
});

test('a new version begins where nobody is in a form', () => {
  const at = (path: string) => isAtRest(new URL(path, origin).href);
  expect(['/', '/?utm=sms', '/home'].map(at)).toEqual([true, true, true]);
  expect(['/basic-information', '/home-upload-invoice', '/login', '/survey'].map(at)).not.toContain(true);
});

test.each([
  ['/', '/pages/index.html'],
  ['/login?from=sms', '/pages/login.html'],
  ['/info', '/pages/info.html'],
  ['/info?step=how-to-apply', undefined],
])('the page made for %s', (path, page) => {
  expect(pageAt(new URL(path, origin).href)).toBe(page);
});
