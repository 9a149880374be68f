import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, beforeEach, describe, inject, onTestFinished } from 'vitest';
import { temporaryFolder } from '#scripts/schemas/testing/temporary-folder.ts';
import { openDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/transaction.ts';
import { databaseOn, type Row, rowsOf, type Store } from './rows.ts';
import { type ObjectStore, startS3Server } from './s3-server.ts';

export { temporaryFolder };

/** A test's database and files, which are deleted at the end of the test. */
export interface TestStorage extends Store {
  /** Undefined if uploaded files are stored in `dataDir`. */
  readonly store?: ObjectStore;
  readonly rows: (sql: string) => Promise<Row[]>;
  readonly values: (sql: string) => Promise<unknown[]>;
}

export type OpenStorage = (atEnd?: OnEnd) => Promise<TestStorage>;

/** Registers `work` to run at the end of a test, or at the end of all tests that share a server. */
export type OnEnd = (work: () => void | Promise<void>) => void;

/** `open` creates a database with empty tables. `openEmpty` creates a database without tables. */
type Tests = (open: OpenStorage, openEmpty: OpenStorage) => void;

export function describeOnEachDatabase(title: string, tests: Tests): void {
  describe(`${title} (embedded database)`, () => tests(openEmbedded, openEmbedded));
  describeOnPostgres(title, tests);
}

/** Runs tests that do not depend on the kind of database: on PostgreSQL only with TEST_ALL=1. */
export function describeOnDatabase(title: string, tests: Tests): void {
  describe(`${title} (embedded database)`, () => tests(openEmbedded, openEmbedded));
  if (process.env.TEST_ALL) describeOnPostgres(title, tests);
}

/** Runs tests that store files: with an object store only with TEST_ALL=1. */
export function describeOnEachStore(title: string, tests: Tests): void {
  describe(`${title} (embedded database, folder)`, () => tests(openEmbedded, openEmbedded));
  if (!process.env.TEST_ALL) return;
  const withStore = (open: OpenStorage) => async () => ({
    ...(await open()),
    store: await startS3Server(),
  });
  describeOnPostgres(`${title}, object store`, (open, openEmpty) =>
    tests(withStore(open), withStore(openEmpty)),
  );
}

export function describeOnPostgres(title: string, tests: Tests): void {
  describe(`${title} (PostgreSQL)`, () => {
    const { url, migrated } = inject('postgres');
    const server = new pg.Client(url);
    beforeAll(async () => {
      if (!url) return;
      await server.connect();
      return () => server.end();
    });
    beforeEach(({ skip }) => {
      if (!url) skip('PostgreSQL was not found');
    });
    tests(
      (atEnd) => openPostgres(server, migrated, atEnd),
      (atEnd) => openPostgres(server, 'template1', atEnd),
    );
  });
}

export async function openEmbedded(atEnd: OnEnd = onTestFinished): Promise<TestStorage> {
  return placeOf({ dataDir: temporaryFolder(atEnd), databaseUrl: undefined });
}

async function openPostgres(
  server: pg.Client,
  template: string,
  atEnd: OnEnd = onTestFinished,
): Promise<TestStorage> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // By default, PostgreSQL copies a template through the write-ahead log. Copying its files is faster.
  await server.query(`create database ${name} template ${template} strategy file_copy`);
  atEnd(async () => {
    await server.query(`drop database ${name} with (force)`);
  });
  const databaseUrl = databaseOn(inject('postgres').url, name);
  return placeOf({ dataDir: temporaryFolder(atEnd), databaseUrl });
}

export async function openDatabaseIn(place: Store): Promise<Database> {
  const database = await openDatabase(place, (error) => {
    throw error;
  });
  onTestFinished(() => database.destroy());
  return database;
}

function placeOf(store: Store): TestStorage {
  const rows = (sql: string) => rowsOf(store, sql);
  const values = async (sql: string) => (await rows(sql)).flatMap(Object.values);
  return { ...store, rows, values };
}

export function writeFiles(folder: string, files: { readonly [name: string]: string | Uint8Array }): string {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
