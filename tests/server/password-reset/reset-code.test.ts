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
  test('is made by the server: the client’s own code is useless and not stored', async () => {
    const { server, code } = await startWithCode(open);
    expect(await server.verifyCode('111111')).toEqual(no);
    const kept = JSON.stringify([
      await server.place.rows('select * from reset_entries'),
      await server.place.rows('select * from reset_codes'),
      await server.place.rows("select parameters from messages where kind = 'reset-code'"),
    ]);
    expect(kept.replaceAll(code, '')).not.toMatch(/111111|2026-11-20/);
  });

  test('is stored as a digest that cannot be reversed from the table alone', async () => {
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

  test('is deleted everywhere on the next start once expired', async () => {
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

  test('replaces the previous one, which is removed from the outbox', async () => {
    const { server } = await startWithStudent(open);
    const first = await askForCode(server);
    for (const wrong of otherCodes(first, 4)) await server.verifyCode(wrong);
    server.clock.at += minute;
    const second = await askForCode(server);
    expect(await waitingCodes(server)).toEqual([second]);
    expect(await server.verifyCode(first)).toEqual(no);
    // It has its own attempts; trying the first code was one of them.
    for (const wrong of otherCodes(second, 3)) expect(await server.verifyCode(wrong)).toEqual(no);
    expect(await server.verifyCode(second)).toEqual(yes);
  });

  test('is invalid after the fifth wrong attempt, wherever those were made, also after a restart', async () => {
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

  test('cannot be guessed by concurrent attempts: at most five are counted', async () => {
    const { server, code } = await startWithCode(open);
    const wrong = otherCodes(code, 40);
    const answers = await Promise.all(wrong.map((each) => server.verifyCode(each)));
    expect(answers.every(({ body }) => body === false)).toBe(true);
    expect(await server.place.rows('select tries from reset_codes')).toEqual([{ tries: '{"127.0.0.1":5}' }]);
    expect(await server.verifyCode(code)).toEqual(no);
  });

  test('does not count checks of the right code as attempts', async () => {
    const { server, code } = await startWithCode(open);
    const answers = await Promise.all(Array.from({ length: 12 }, () => server.verifyCode(code)));
    expect(answers).toEqual(Array(12).fill(yes));
    expect(await server.updatePassword({ code })).toEqual(accepted);
  });
});
