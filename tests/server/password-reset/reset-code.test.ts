import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { askForCode, otherCodes, startWithCode, waitingCodes } from '../support/data/password-resets.ts';
import { accepted, no, wrongCode, yes } from '../support/process/answers.ts';
import { restart, startWithStudent } from '../support/process/server.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

const minute = 60_000;
const phone = '3012345';

describeOnDatabase('a reset code', (open) => {
  test('is the server’s own: what the client makes opens nothing and is not kept', async () => {
    const { server, code } = await startWithCode(open);
    expect(await server.verifyCode('111111')).toEqual(no);
    const kept = JSON.stringify([
      await server.place.rows('select * from reset_entries'),
      await server.place.rows('select * from reset_codes'),
      await server.place.rows("select parameters from messages where kind = 'reset-code'"),
    ]);
    expect(kept.replaceAll(code, '')).not.toMatch(/111111|2026-11-20/);
  });

  test('is kept as a digest that the table alone does not undo', async () => {
    const { server, id, code } = await startWithCode(open);
    const [row] = await server.place.rows('select * from reset_codes');
    expect(Object.values(row!)).not.toContain(code);
    const plain = [
      code,
      `${phone}${code}`,
      `${code}${phone}`,
      `reset-code ${row!.student_id} ${code}`,
      id + code,
    ];
    const undone = plain.map((text) => createHash('sha256').update(text).digest('hex'));
    expect(undone).not.toContain(row!.digest);
    const key = statSync(path.join(server.place.dataDir, 'reset.key'));
    expect([key.size, key.mode & 0o777]).toEqual([32, 0o600]);
  });

  test('works for ten minutes', async () => {
    const { server, code } = await startWithCode(open);
    server.clock.at += 10 * minute - 1;
    expect(await server.verifyCode(code)).toEqual(yes);
    server.clock.at += 1;
    expect(await server.verifyCode(code)).toEqual(no);
    expect(await server.updatePassword({ code })).toEqual(wrongCode);
  });

  test('that has run out is nowhere any more after the next start', async () => {
    const { server } = await startWithStudent(open);
    await askForCode(server);
    const later = await restart(server, 10 * minute);
    expect(await later.place.rows('select state, parameters from messages')).toEqual([
      { state: 'expired', parameters: null },
    ]);
    for (const table of ['reset_codes', 'reset_entries']) {
      expect(await later.place.rows(`select * from ${table}`)).toEqual([]);
    }
  });

  test('replaces the one before, which is taken out of the outbox', async () => {
    const { server } = await startWithStudent(open);
    const first = await askForCode(server);
    for (const wrong of otherCodes(first, 4)) await server.verifyCode(wrong);
    server.clock.at += minute;
    const second = await askForCode(server);
    expect(await waitingCodes(server)).toEqual([second]);
    expect(await server.verifyCode(first)).toEqual(no);
    // With tries of its own: one was the first code.
    for (const wrong of otherCodes(second, 3)) expect(await server.verifyCode(wrong)).toEqual(no);
    expect(await server.verifyCode(second)).toEqual(yes);
  });

  test('is burnt by the fifth wrong try, wherever it was made, also after a restart', async () => {
    const { server } = await startWithStudent(open);
    const code = await askForCode(server);
    const wrong = otherCodes(code, 5);
    for (const each of wrong.slice(0, 2)) expect(await server.verifyCode(each)).toEqual(no);
    for (const each of wrong.slice(2, 4))
      expect(await server.updatePassword({ code: each })).toEqual(wrongCode);
    const restarted = await restart(server);
    expect(await restarted.verifyCode(code)).toEqual(yes);
    expect(await restarted.verifyCode(wrong[4]!)).toEqual(no);
    expect(await restarted.verifyCode(code)).toEqual(no);
    expect(await restarted.updatePassword({ code })).toEqual(wrongCode);
    expect((await restarted.logIn()).status).toBe(200);
  });

  test('is not guessed by many tries at once: no more than five are counted', async () => {
    const { server, code } = await startWithCode(open);
    const wrong = otherCodes(code, 40);
    const answers = await Promise.all(wrong.map((each) => server.verifyCode(each)));
    expect(answers.every(({ body }) => body === false)).toBe(true);
    expect(await server.place.rows('select tries from reset_codes')).toEqual([{ tries: '{"127.0.0.1":5}' }]);
    expect(await server.verifyCode(code)).toEqual(no);
  });

  test('the right code is no try, however often it is asked about', async () => {
    const { server, code } = await startWithCode(open);
    const answers = await Promise.all(Array.from({ length: 12 }, () => server.verifyCode(code)));
    expect(answers).toEqual(Array(12).fill(yes));
    expect(await server.updatePassword({ code })).toEqual(accepted);
  });
});
