import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, beforeEach, describe, inject, onTestFinished } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/transaction.ts';
import { type ObjectStore, startObjectStore } from './object-store.ts';
import { databaseOn, type Row, rowsOf, type Store } from './rows.ts';

/** Where a server under test keeps its things. It is gone when the test is over. */
export interface TestStorage extends Store {
  /** Undefined: files are kept in `dataDir`. */
  readonly store?: ObjectStore;
  /** Reads the store without the server. */
  readonly rows: (sql: string) => Promise<Row[]>;
  /** The same of one column. */
  readonly values: (sql: string) => Promise<unknown[]>;
}

export type OpenStorage = (atEnd?: OnEnd) => Promise<TestStorage>;

/** Says what is to be done when the test is over, or, where tests share it, the last of them. */
export type OnEnd = (work: () => void | Promise<void>) => void;

/** `openFlows` gives a database as a server has left it that nobody used; `openEmpty` one that no server has seen. */
type Tests = (open: OpenStorage, openEmpty: OpenStorage) => void;

/** Runs the same tests on the embedded database and on PostgreSQL; skipped, and counted, where there is none. */
export function describeOnEachDatabase(title: string, tests: Tests): void {
  describe(`${title} (embedded database)`, () => tests(openEmbedded, openEmbedded));
  describeOnPostgres(title, tests);
}

/** Where the database decides nothing: on the embedded one, and with TEST_ALL=1 on PostgreSQL as well. */
export function describeOnDatabase(title: string, tests: Tests): void {
  describe(`${title} (embedded database)`, () => tests(openEmbedded, openEmbedded));
  if (process.env.TEST_ALL) describeOnPostgres(title, tests);
}

/** The same with the files: on one machine in a folder, and with TEST_ALL=1 on several in a store that they share. */
export function describeOnEachStore(title: string, tests: Tests): void {
  describe(`${title} (embedded database, folder)`, () => tests(openEmbedded, openEmbedded));
  if (!process.env.TEST_ALL) return;
  const withStore = (open: OpenStorage) => async () => ({
    ...(await open()),
    store: await startObjectStore(),
  });
  describeOnPostgres(`${title}, object store`, (open, openEmpty) =>
    tests(withStore(open), withStore(openEmpty)),
  );
}

export function describeOnPostgres(title: string, tests: Tests): void {
  describe(`${title} (PostgreSQL)`, () => {
    const { url, migrated, skipped } = inject('postgres');
    const server = new pg.Client(url);
    beforeAll(async () => {
      if (!url) return;
      await server.connect();
      return () => server.end();
    });
    beforeEach(({ skip }) => {
      if (url) return;
      appendFileSync(skipped, '.');
      skip('PostgreSQL was not found');
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
  // Copied as files: by way of the log, as PostgreSQL would by itself, takes longer.
  await server.query(`create database ${name} template ${template} strategy file_copy`);
  atEnd(async () => {
    await server.query(`drop database ${name} with (force)`);
  });
  const databaseUrl = databaseOn(inject('postgres').url, name);
  return placeOf({ dataDir: temporaryFolder(atEnd), databaseUrl });
}

/** A place's database, beside its server. It closes itself. */
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

/** Puts files into a folder, which it gives back. */
export function writeFiles(folder: string, files: { readonly [name: string]: string | Uint8Array }): string {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

export function temporaryFolder(atEnd: OnEnd = onTestFinished): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-test-'));
  atEnd(() => {
    if (existsSync(folder)) rmSync(folder, { recursive: true });
  });
  return folder;
}
