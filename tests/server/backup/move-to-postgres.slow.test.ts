import path from 'node:path';
import { expect, test } from 'vitest';
import { contentOf, filesIn, pdf } from '../support/data/invoices.ts';
import { officeProcess } from '../support/data/office.ts';
import { accepted, unavailable } from '../support/process/answers.ts';
import { startServer, type TestServer } from '../support/process/server.ts';
import { everyRow, makeTables, officeOutput } from '../support/storage/backups.ts';
import {
  describeOnPostgres,
  openEmbedded,
  type TestStorage,
  temporaryFolder,
} from '../support/storage/test-storage.ts';

const sealed =
  /^The embedded database was moved to PostgreSQL on \d{4}-\d\d-\d\d\. Set DATABASE_URL to use that one\.$/;

/** Sends applications until the database has been moved. Returns the ids of those that were accepted. */
async function writeUntilSealed(
  server: TestServer,
  first: number,
  isMoved: () => boolean,
): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let phone = first; ; phone += 1) {
    const wasMoved = isMoved();
    const { status, body } = await server.submit({ mobileNumber: String(phone) });
    if (status === 200) acknowledged.push(body.id);
    else expect({ status, body }).toEqual(unavailable);
    if (wasMoved) {
      expect(status).toBe(503);
      return acknowledged;
    }
  }
}

const on = (postgres: TestStorage, { dataDir }: TestStorage): TestStorage => ({ ...postgres, dataDir });

describeOnPostgres('move-to-postgres', (_, openEmpty) => {
  test('moves everything while clients write to the server, without losing anything', async () => {
    const embedded = await openEmbedded();
    const old = await startServer(embedded, { submissionsPerHour: 1_000_000 });
    const { id, bearer } = await old.enrolStudent();
    const sent = pdf('tuition');
    await old.upload(id, sent);
    const postgres = on(await openEmpty(), embedded);
    await makeTables(postgres);
    await postgres.rows("insert into reset_entries values ('3012345', 1)");

    let isMoved = false;
    const writing = [4_000_000, 5_000_000, 6_000_000].map((first) =>
      writeUntilSealed(old, first, () => isMoved),
    );
    await expect.poll(() => old.place.rows('select 1 from students')).not.toHaveLength(1);
    const { code, out } = await officeProcess(postgres, 'move-to-postgres');
    expect(code).toBe(0);
    isMoved = true;
    const acknowledged = (await Promise.all(writing)).flat();

    expect(out).toMatch(/^ +\d+ {2}students\n/);
    expect(out).toMatch(
      'Now stop the server, set DATABASE_URL for good (DATA_DIR as before), and start it again.',
    );
    expect(await everyRow(postgres)).toEqual(await everyRow(embedded));
    const ids = await postgres.values('select id from applications');
    expect(ids.sort()).toEqual([id, ...acknowledged].sort());

    expect(await old.get('/health/ready')).toEqual(unavailable);
    expect(await old.logIn()).toEqual(unavailable);
    expect(await old.upload(id, pdf('another'))).toEqual(unavailable);
    await expect(startServer(embedded)).rejects.toThrow(sealed);
    await expect(officeOutput(embedded, 'backup')).rejects.toThrow(sealed);

    const server = await startServer(postgres);
    expect((await server.finances(id, bearer)).status).toBe(200);
    expect((await server.logIn()).status).toBe(200);
    expect(await server.upload(id, sent)).toEqual(accepted);
    const [file, ...others] = filesIn(postgres);
    expect(others).toEqual([]);
    expect(contentOf(file!, postgres)).toEqual(Buffer.from(sent));
    expect((await server.get('/health/ready')).status).toBe(200);
  });

  test('accepts an empty database only, and seals nothing otherwise', async () => {
    const embedded = await openEmbedded();
    const server = await startServer(embedded);
    await server.applyForId();
    const other = await openEmpty();
    await (await startServer(other)).applyForId();
    await expect(officeOutput(on(other, embedded), 'move-to-postgres')).rejects.toThrow(
      'The database holds rows already. Take an empty one: another DATA_DIR, or another database in DATABASE_URL.',
    );
    await server.applyForId({ mobileNumber: '3999999' });
  });

  test('inserts nothing and seals nothing if one row does not read back unchanged', async () => {
    const embedded = await openEmbedded();
    const server = await startServer(embedded);
    await server.applyForId();
    const postgres = on(await openEmpty(), embedded);
    await makeTables(postgres);
    await postgres.rows(`create function shout() returns trigger language plpgsql as
      'begin new.first_name = upper(new.first_name); return new; end'`);
    await postgres.rows(
      'create trigger shouting before insert on applications for each row execute function shout()',
    );
    await expect(officeOutput(postgres, 'move-to-postgres')).rejects.toThrow(
      'The table applications reads back differently from PostgreSQL. Nothing was moved.',
    );
    expect(Object.values(await everyRow(postgres)).flat()).toEqual([]);
    await server.applyForId({ mobileNumber: '3999999' });
  });

  test('moves no demo students to a real server', async () => {
    const embedded = await openEmbedded();
    await (await startServer(embedded, { demo: true })).app.close();
    await expect(officeOutput(on(await openEmpty(), embedded), 'move-to-postgres')).rejects.toThrow(
      /^The database holds demo students/,
    );
  });

  test('says where it looked for the embedded database', async () => {
    const place = { ...(await openEmpty()), dataDir: path.join(temporaryFolder(), 'elsewhere') };
    await expect(officeOutput(place, 'move-to-postgres')).rejects.toThrow(
      `There is no embedded database in ${place.dataDir}. Set DATA_DIR to the folder that has it.`,
    );
  });
});

test('needs an address to move to', async () => {
  await expect(officeOutput(await openEmbedded(), 'move-to-postgres')).rejects.toThrow(
    'Set DATABASE_URL to the empty PostgreSQL database to move to.',
  );
});
