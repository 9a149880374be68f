import { expect, test } from 'vitest';
import { wrongLogIn } from '../support/process/answers.ts';
import { from } from '../support/process/calls.ts';
import {
  startServer,
  startWithApplication,
  startWithStudent,
  type TestServer,
} from '../support/process/server.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

const minute = 60_000;

const logInFrom = (server: TestServer) => (password: string, client: string) =>
  server.logIn('3012345', password, from(client));

describeOnDatabase('POST /student_login', (open) => {
  test('returns the application and a token, of which only the digest is stored', async () => {
    const { server, id } = await startWithApplication(open);
    const body = { user: id, access_token: expect.stringMatching(/^[\w-]{43}$/) };
    for (const phone of ['3012345', '+220 301 2345', '2203012345']) {
      expect(await server.logIn(phone)).toEqual({ status: 200, body });
    }
    const { access_token } = (await server.logIn()).body;
    const stored = JSON.stringify(await server.place.rows('select * from sessions'));
    expect(stored).not.toContain(access_token);
  });

  test('delays increasingly from the sixth try on, for known and unknown phones, across a restart', async () => {
    const place = await open();
    const server = await startServer(place);
    await server.submit();
    for (const phone of ['3012345', '3999999']) {
      server.waits.length = 0;
      for (let tries = 0; tries < 8; tries += 1) {
        expect(await server.logIn(phone, 'wrong horse')).toEqual(wrongLogIn);
      }
      expect(server.waits).toEqual([1000, 2000, 4000]);
    }
    const restarted = await startServer(place);
    expect((await restarted.logIn()).status).toBe(200);
    expect(restarted.waits).toEqual([8000]);
    expect((await restarted.logIn()).status).toBe(200);
    expect(restarted.waits).toEqual([8000]);
  });

  test('makes concurrent guesses take turns, and counts them all', async () => {
    const { server } = await startWithApplication(open);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => server.logIn('3012345', `wrong horse ${n}`)),
    );
    const failures = answers.filter(({ status }) => status === 401).length;
    const counted = await server.place.rows('select failures from login_failures');
    expect(counted).toEqual([{ failures }, { failures }]);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.headers.get('retry-after')).toBe('60');
  });

  test('accepts the right password from a client without failures while others guess', async () => {
    const { server } = await startWithApplication(open, { trustProxy: '127.0.0.1' });
    const logIn = logInFrom(server);
    let isOver = false;
    const guessing = [1, 2, 3].map(async (n) => {
      const statuses: number[] = [];
      while (!isOver) statuses.push((await logIn('wrong horse', `41.1.1.${n}`)).status);
      return statuses;
    });
    await expect.poll(() => Math.max(...server.waits)).toBe(30_000);
    for (const n of [1, 2, 3]) {
      expect((await logIn('wrong horse', `41.1.1.${n}`)).status).toBe(401);
      server.waits.length = 0;
      expect((await logIn('correct horse', `196.46.233.${n}`)).status).toBe(200);
    }
    isOver = true;
    expect(new Set((await Promise.all(guessing)).flat())).toEqual(new Set([401]));
  });

  test('delays all clients when many guess, others by ten seconds at most', async () => {
    const { server } = await startWithApplication(open, { trustProxy: '127.0.0.1' });
    const logIn = logInFrom(server);
    for (let n = 0; n < 12; n += 1) await logIn('wrong horse', `41.1.1.${n}`);
    expect(server.waits).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
    server.waits.length = 0;
    expect((await logIn('correct horse', '196.46.233.1')).status).toBe(200);
    expect((await logIn('correct horse', '196.46.233.1')).status).toBe(200);
    expect(server.waits).toEqual([10_000]);
  });

  test('rejects a password with characters that no keyboard types', async () => {
    const server = await startServer(await open());
    await server.submit({ password: 'correct horse \ufffd' });
    for (const password of ['correct horse \ud800', 'correct horse \ufffd\0', '\0']) {
      const answer = server.post('/api/student_login', { username: '3012345', password });
      expect(await answer).toEqual(wrongLogIn);
    }
  });
});

describeOnDatabase('a session', (open) => {
  test('is deleted after it has expired, the next time that anybody logs in', async () => {
    const { server } = await startWithStudent(open);
    await server.enrolStudent({ mobileNumber: '3999999' });
    server.clock.at += 119 * minute;
    await server.logIn();
    expect(await server.place.rows('select token_digest from sessions')).toHaveLength(3);
    server.clock.at += 2 * minute;
    await server.logIn();
    expect(await server.place.rows('select token_digest from sessions')).toHaveLength(2);
  });
});

describeOnDatabase('GET /upload_invoices/exists', (open) => {
  test('returns the status, and the newest file if there is one', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    const exists = () => server.invoiceExists(id, bearer);
    expect(await exists()).toEqual({ status: 200, body: { status: 'open', file_path: null } });
    await server.upload(id, new TextEncoder().encode('%PDF-1.4 one'));
    const first = await exists();
    expect(first.body).toEqual({ status: 'open', file_path: expect.stringMatching(/^[\w-]{22}\.pdf$/) });
    server.clock.at += 1000;
    await server.upload(id, new TextEncoder().encode('%PDF-1.4 two'));
    expect((await exists()).body).not.toEqual(first.body);
  });
});
