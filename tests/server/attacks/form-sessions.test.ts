import { describe, expect, test } from 'vitest';
import { sampleApplication } from '../support/data/sample-application.ts';
import { answerOf } from '../support/process/answers.ts';
import { from } from '../support/process/calls.ts';
import { sharedServer, startServer, type TestServer } from '../support/process/server.ts';
import { lockTable } from '../support/storage/rows.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

const given = sharedServer(async () => ({}), { formPostsPerHour: 1_000_000 });
const own = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };
const answers = { rating: 'Good', words: 'It is fine.' };
const hour = 60 * 60_000;

type Headers = Record<string, string>;

async function ask(server: TestServer, address: string, init: RequestInit = {}) {
  const answer = await answerOf<string>(fetch(server.url + address, { redirect: 'manual', ...init }));
  const setCookie = answer.headers.getSetCookie().find((each) => each.startsWith('__Host-form'));
  const cookie = setCookie?.split(';')[0] ?? '';
  const { status, headers, body: html } = answer;
  return { status, location: headers.get('location'), setCookie, cookie, html };
}

const post = (
  server: TestServer,
  address: string,
  fields: Record<string, string> | string,
  cookie = '',
  headers: Headers = own,
) =>
  ask(server, address, {
    method: 'POST',
    headers: { ...headers, ...(cookie && { cookie }) },
    body: new URLSearchParams(fields),
  });

const shown = async (server: TestServer, address: string, cookie = '') =>
  (await ask(server, address, { headers: { ...own, ...(cookie && { cookie }) } })).html;

const sent = ({ place }: TestServer) => place.rows("select answers from submissions where form = 'feedback'");
const sessions = ({ place }: TestServer) => place.rows('select * from form_sessions order by token_digest');

describe('another site', () => {
  const origin = () => new URL(given().server.url).origin;
  test.each<[string, () => Headers, number]>([
    ['of another site', () => ({ 'sec-fetch-site': 'cross-site', origin: origin() }), 403],
    ['of another host of the same domain', () => ({ 'sec-fetch-site': 'same-site' }), 403],
    ['typed in, or opened by a program', () => ({ 'sec-fetch-site': 'none' }), 403],
    ['of another origin, from an older browser', () => ({ origin: 'https://evil.example' }), 403],
    ['of a page that hides its origin', () => ({ origin: 'null' }), 403],
    ['without any origin', () => ({}), 403],
    ['whose address starts with ours', () => ({ referer: `${origin()}.evil.example/` }), 403],
    ['of our own page, from an older browser', () => ({ origin: origin() }), 303],
    ['of our own page with only a Referer', () => ({ referer: `${origin()}/feedback` }), 303],
  ])('V3.5.1: a post %s', async (_what, headers, status) => {
    const { server } = given();
    const before = await sessions(server);
    const answer = await post(server, '/feedback', answers, '', headers());
    expect(answer.status).toBe(status);
    if (status === 303) return;
    expect(answer.html).toContain('role="alert"');
    expect(answer.setCookie).toBeUndefined();
    expect(await sessions(server)).toEqual(before);
  });
});

test('V3.3.1: sends the cookie only to this host, over HTTPS, and hides it from scripts and other sites', async () => {
  const { server } = given();
  const { setCookie } = await post(server, '/feedback', answers);
  expect(setCookie).toMatch(
    /^__Host-form=[\w-]{43}; Max-Age=7200; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  );
});

test('V7.2.4: never accepts a token chosen by somebody else', async () => {
  const { server } = given();
  const planted = `__Host-form=${'A'.repeat(43)}`;
  const answer = await post(server, '/feedback', answers, planted);
  expect(answer.cookie).toBeDefined();
  expect(answer.cookie).not.toBe(planted);
  expect(await shown(server, '/feedback', planted)).not.toContain('It is fine.');
});

test('shows answers only to the browser that sent them, and for two hours at most', async () => {
  const server = await startServer(await openEmbedded());
  const { cookie } = await post(server, '/feedback', answers);
  const other = await post(server, '/feedback', { words: 'Other' });
  expect(await shown(server, '/feedback', cookie)).toContain('It is fine.');
  for (const another of [other.cookie, '']) {
    expect(await shown(server, '/feedback', another)).not.toContain('It is fine.');
  }
  server.clock.at += 2 * hour + 1;
  expect(await shown(server, '/feedback', cookie)).not.toContain('It is fine.');
});

test('hides the previous answers when another number signs up in the same browser', async () => {
  const server = await startServer(await openEmbedded());
  const { cookie } = await post(server, '/signup', { mobileNumber: '3012345' });
  await post(server, '/basic-information', { firstName: 'Awa' }, cookie);
  await post(server, '/signup', { mobileNumber: '+220 301 2345' }, cookie);
  expect(await shown(server, '/basic-information', cookie)).toContain('Awa');
  await post(server, '/signup', { mobileNumber: '3054321' }, cookie);
  expect(await shown(server, '/basic-information', cookie)).not.toContain('Awa');
});

test('deletes answers once the browser has taken them over, but not answers posted since then', async () => {
  const server = await startServer(await openEmbedded());
  const { cookie } = await post(server, '/feedback', answers);
  const html = await shown(server, '/feedback', cookie);
  const { savedAt } = JSON.parse(/id="form-session">(.*?)<\/script>/.exec(html)![1]!);
  const take = (at: number) => post(server, `/form-session/taken?form=feedback&savedAt=${at}`, '', cookie);
  server.clock.at += 1;
  await post(server, '/feedback', { rating: '', words: 'Posted since.' }, cookie);
  expect((await take(savedAt)).status).toBe(204);
  expect(JSON.stringify(await sessions(server))).toContain('Posted since.');
  expect((await take(savedAt + 1)).status).toBe(204);
  expect(await sessions(server)).toEqual([]);
});

test('stores a form once if its last button is pressed repeatedly or concurrently, and then deletes the answers', async () => {
  const server = await startServer(await openEmbedded());
  const { cookie, location } = await post(server, '/feedback', answers);
  expect(location).toBe('/feedback');
  expect(await sent(server)).toEqual([]);
  expect(await shown(server, '/feedback', cookie)).toMatch(/role="alert".*Nothing is sent yet\./s);
  const presses = await Promise.all(
    Array.from({ length: 6 }, () => post(server, '/feedback', answers, cookie)),
  );
  expect(presses.map(({ status }) => status)).toEqual(Array(6).fill(303));
  const again = await post(server, '/feedback', answers, cookie);
  expect([...presses, again].map((each) => each.location)).toEqual(Array(7).fill('/feedback-done'));
  expect(await sent(server)).toHaveLength(1);
  expect(JSON.stringify(await sessions(server))).not.toContain('It is fine.');
  expect(await shown(server, '/feedback-done', cookie)).toMatch(/reference/);
});

test('stores other answers from the same browser as another submission', async () => {
  const server = await startServer(await openEmbedded());
  const { cookie } = await post(server, '/feedback', answers);
  await post(server, '/feedback', answers, cookie);
  await post(server, '/feedback', { ...answers, words: 'Another thing.' }, cookie);
  expect(await sent(server)).toHaveLength(2);
});

test('V14.2.1: keeps no password, whatever page it was typed on', async () => {
  const server = await startServer(await openEmbedded());
  const secret = 'three words apart';
  const signUp = { mobileNumber: '3012345', password: secret, confirmPassword: secret };
  const { cookie } = await post(server, '/signup', signUp);
  const { password: _, ...fields } = Object.fromEntries(
    Object.entries(sampleApplication).map(([name, value]) => [name, String(value)]),
  );
  const pages = ['/basic-information', '/academic-information', '/loan-information', '/review-application'];
  for (const address of pages)
    await post(server, address, { ...fields, password: secret, confirmPassword: `${secret}!` }, cookie);
  const everything = JSON.stringify(await sessions(server));
  expect(everything).toContain('3012345');
  expect(everything).not.toContain(secret);
});

test('V2.4.1: limits the posts per client and hour, without affecting others', async () => {
  const limits = { formPostsPerHour: 3, trustProxy: '127.0.0.1' };
  const server = await startServer(await openEmbedded(), limits);
  const postFrom = async (address: string) =>
    (await post(server, '/feedback', answers, '', { ...own, ...from(address) })).status;
  for (const status of [303, 303, 303, 429, 429]) expect(await postFrom('203.0.113.7')).toBe(status);
  expect(await postFrom('203.0.113.8')).toBe(303);
  server.clock.at += hour;
  expect(await postFrom('203.0.113.7')).toBe(303);
});

test('explains why it refuses a body that is too large, has too many fields, or is not a form', async () => {
  const { server } = given();
  const many = Array.from({ length: 2001 }, (_, index) => `a${index}=1`).join('&');
  const json = { method: 'POST', headers: { ...own, 'content-type': 'application/json' }, body: '{}' };
  const wrong = [
    await post(server, '/feedback', { words: 'x'.repeat(600_000) }),
    await post(server, '/feedback', many),
    await ask(server, '/feedback', json),
  ];
  expect(wrong.map(({ status }) => status)).toEqual([413, 413, 415]);
  for (const { html } of wrong) expect(html).toMatch(/role="alert">[A-Z][^<{]+\./);
});

test('ignores fields named like Object properties', async () => {
  const { server } = given();
  for (const fields of [
    { __proto__x: '1', constructor: 'x', 'words.__proto__.x': '1' },
    { do: 'add __proto__' },
    { do: 'add constructor' },
    { do: 'remove __proto__.0' },
    { do: 'edit __proto__ __proto__.x' },
    { do: 'change words.0' },
  ] as Record<string, string>[])
    expect((await post(server, '/feedback', fields)).status).toBe(303);
  expect((await server.get('/feedback', own)).status).toBe(200);
  expect(({} as { x?: string }).x).toBeUndefined();
});

test('explains that it cannot store a post while the database is locked, and accepts it afterwards', async () => {
  const { server } = given();
  const release = await lockTable(server.place, 'form_sessions');
  const refused = await post(server, '/feedback', answers);
  expect(refused.status).toBe(503);
  expect(refused.html).toMatch(/role="alert">[^<]*again/);
  expect(refused.html).not.toMatch(/SQLITE|busy|undefined/);
  await release();
  expect((await post(server, '/feedback', answers)).status).toBe(303);
});

test('changes nothing when a page is read', async () => {
  const server = await startServer(await openEmbedded());
  const { cookie } = await post(server, '/feedback', answers);
  const before = await sessions(server);
  for (const address of ['/feedback', '/feedback?do=clear+yes', '/feedback-done', '/basic-information'])
    await shown(server, address, cookie);
  expect(await sessions(server)).toEqual(before);
});

test('V3.4.3: allows these pages to post to their own host only, and is otherwise as strict as on other pages', async () => {
  const { server } = given();
  const policyAt = async (address: string) =>
    (await server.get(address, own)).headers.get('content-security-policy')!;
  const posting = await policyAt('/feedback');
  expect(posting).toContain("form-action 'self'");
  const rest = (policy: string) =>
    policy.replace(/(script|style)-src [^;]+/g, '$1').replace(/form-action [^;]+/, '');
  expect(rest(posting)).toBe(rest(await policyAt('/login')));
  expect(await policyAt('/login')).toContain("form-action 'none'");
});

test('V1.2.1: escapes text that would end a script or an attribute', async () => {
  const { server } = given();
  const evil = '</script><img src=x onerror=alert(1)>" autofocus onfocus="alert(2)';
  const { cookie } = await post(server, '/feedback', { words: evil, rating: evil });
  const html = await shown(server, '/feedback', cookie);
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('" autofocus onfocus="');
  expect(html).toContain('&lt;/script&gt;');
});
