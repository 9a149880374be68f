import { expect, test } from 'vitest';
import { deposit, invoice, openStaff } from '../support/data/staff.ts';
import { studentCalls } from '../support/data/student-calls.ts';
import { notFound, pleaseLogIn } from '../support/process/answers.ts';
import { startWithStudent } from '../support/process/server.ts';
import { everyRow } from '../support/storage/backups.ts';
import { describeOnDatabase, type TestStorage } from '../support/storage/test-storage.ts';

const minute = 60_000;

/** Rows that a refused call must not change. */
const stored = (place: TestStorage) => everyRow(place, ['students', 'applications', 'submissions']);

const inAddress = [
  ...['nobody', '__proto__', 'constructor', '%00', '..%2F', '3012345', '%EF%BF%BD', "'"],
  ...['x'.repeat(22), `${'x'.repeat(21)}%00`],
];
const inQuery = [...inAddress, '', '%', 'x'.repeat(9000)];
const inBody = ['nobody', '', '__proto__', 'constructor', `${'x'.repeat(21)}\0`, "' or 1=1--"];

/** Non-existent ids, as a call could carry them. */
function strangeIds(call: string): string[] {
  if (call.startsWith('POST')) return inBody;
  return call.includes('{user}') ? inAddress : inQuery;
}

const universities: (typeof studentCalls)[number] = [
  'GET /universities/',
  (server, _id, headers) => server.get('/api/universities/', headers),
];
const halfAnEdit: (typeof studentCalls)[number] = [
  'PUT /applications/{user} of half an edit',
  (server, id, headers) => server.editAccount(id, { phone_number: '3012345' }, headers),
];

describeOnDatabase('every call for a student', (open) => {
  test('requires a valid, unexpired token', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    const before = await stored(server.place);
    const calls = [...studentCalls, universities];
    for (const [call, send] of calls) {
      expect(await send(server, id), call).toEqual(pleaseLogIn);
      for (const authorization of ['', 'Bearer', 'Bearer x', `Bearer ${'x'.repeat(43)}`, 'Basic eDp5']) {
        expect(await send(server, id, { authorization }), `${call}: ${authorization}`).toEqual(pleaseLogIn);
      }
    }
    server.clock.at += 121 * minute;
    for (const [call, send] of calls) expect(await send(server, id, bearer), call).toEqual(pleaseLogIn);
    expect(await stored(server.place)).toEqual(before);
  });

  test("gives the same response for another student's id and for a non-existent one", async () => {
    const { server, bearer } = await startWithStudent(open);
    const other = await server.enrolStudent({ mobileNumber: '3999999' });
    await (await openStaff(server)).add(other.id, [invoice('2026-11-05', 77), deposit('2026-11-05', 99)]);
    const before = await stored(server.place);
    for (const [call, send] of [...studentCalls, halfAnEdit]) {
      for (const id of [other.id, ...strangeIds(call)]) {
        expect(await send(server, id, bearer), `${call}: ${id}`).toEqual(notFound);
      }
    }
    expect(await stored(server.place)).toEqual(before);
  });
});
