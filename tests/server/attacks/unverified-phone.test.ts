import { expect, test } from 'vitest';
import { changeNotices, resetBy } from '../support/data/password-resets.ts';
import { openStaff } from '../support/data/staff.ts';
import { accepted, refusal } from '../support/process/answers.ts';
import { startWithStudent, type TestServer } from '../support/process/server.ts';
import {
  describeOnDatabase,
  describeOnEachDatabase,
  type OpenStorage,
} from '../support/storage/test-storage.ts';

const day = 24 * 60 * 60_000;
const squatters = '3012345';
const owners = '3055555';
const owner = {
  mobileNumber: owners,
  password: 'the owner’s horse',
  firstName: 'Awa',
  email: 'awa@example.com',
};

const inUse = refusal(
  409,
  'This number is already in use. If it is yours, log in or reset your password. If not, call our office or use another number.',
);

/** Starts a server on which a student, the squatter, has changed the account's number to another person's. */
async function startSquatted(open: OpenStorage) {
  const { server, ...squatter } = await startWithStudent(open);
  expect((await server.changePhone(squatter.id, owners, squatter.withPassword)).status).toBe(200);
  return { server, squatter };
}

const phonesById = (server: TestServer) =>
  server.place.rows(
    'select phone, first_name from students join applications on student_id = students.id order by phone',
  );

describeOnDatabase('a number that a student changed to but never verified', (open) => {
  test('V6.4.3: does not keep its owner from applying, and the student gets the previous number back', async () => {
    const { server, squatter } = await startSquatted(open);
    const id = await server.applyForId(owner);
    expect(id).not.toBe(squatter.id);
    expect(await phonesById(server)).toEqual([
      { phone: squatters, first_name: 'Isatou' },
      { phone: owners, first_name: 'Awa' },
    ]);

    expect(await server.logIn(owners, owner.password)).toMatchObject({ body: { user: id } });
    const read = await server.application(id, await server.logInAgain(owners, owner.password));
    expect(read.body).toMatchObject({
      status: 'open',
      first_name: 'Awa',
      email: owner.email,
      phone_number: owners,
    });
    expect(await server.submit(owner)).toEqual({ status: 200, body: { id } });

    expect((await server.logIn(owners)).status).toBe(401);
    expect(await server.logIn(squatters)).toMatchObject({ body: { user: squatter.id } });
    expect((await server.application(id, squatter.bearer)).status).toBe(404);
    expect(await changeNotices(server)).toEqual([squatters, squatters]);
    expect(await server.verifyPhone(owners)).toMatchObject({ body: true });
    expect(await resetBy(server, owners, 'another good horse')).toEqual(accepted);
    expect(await server.logIn(owners, 'another good horse')).toMatchObject({ body: { user: id } });
  });

  test('lets that student repeat the application with it, and counts another password as a guess', async () => {
    const { server, squatter } = await startSquatted(open);
    const again = await server.submit({ mobileNumber: owners });
    expect(again).toEqual({ status: 200, body: { id: squatter.id } });
    await server.submit(owner);
    const failures = await server.place.rows(`select failures from login_failures where phone = '${owners}'`);
    expect(failures.length).toBeGreaterThan(0);
  });

  test('belongs to that student once a code sent to it has been used', async () => {
    const { server } = await startSquatted(open);
    expect(await resetBy(server, owners, 'another good horse')).toEqual(accepted);
    expect(await server.submit(owner)).toEqual(
      refusal(409, 'There is already an application with this number. Log in, or reset your password.'),
    );
    expect(await phonesById(server)).toEqual([{ phone: owners, first_name: 'Isatou' }]);
  });

  test('V6.4.3: stays with that student, even if its owner applies, once the application is decided', async () => {
    const { server, squatter } = await startSquatted(open);
    const office = await openStaff(server);
    await office.decide(squatter.id, { status: 'approved', applicationFee: null, startDate: null });
    expect(await server.submit(owner)).toEqual(inUse);
    expect(await phonesById(server)).toEqual([{ phone: owners, first_name: 'Isatou' }]);
    expect((await server.logIn(owners)).status).toBe(200);
  });

  test('stays with that student if the previous number belongs to another account by then', async () => {
    const { server } = await startSquatted(open);
    server.clock.at += 8 * day;
    await server.applyForId({ firstName: 'Binta' });
    expect(await server.submit(owner)).toEqual(inUse);
    expect(await phonesById(server)).toEqual([
      { phone: squatters, first_name: 'Binta' },
      { phone: owners, first_name: 'Isatou' },
    ]);
    expect((await server.logIn(owners)).status).toBe(200);
  });
});

/* Only database transactions prevent these attacks, so the tests run on each kind of database. */
describeOnEachDatabase('a number that a student changed to but never verified, concurrently', (open) => {
  test('V15.4.1: gives its owner one application, even if many are sent at once', async () => {
    const { server } = await startSquatted(open);
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.submit(owner)));
    expect(answers).toEqual(Array(5).fill({ status: 200, body: { id: expect.any(String) } }));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await phonesById(server)).toHaveLength(2);
  });
});
