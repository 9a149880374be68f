import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayInBanjul } from '#domain/dates.ts';
import { createPhoneChanges } from './account/phone-changes-repository.ts';
import { createApplications } from './applications/applications-repository.ts';
import { createKnownClients } from './auth/known-clients-repository.ts';
import { createLoginFailures } from './auth/login-failures-repository.ts';
import { createPasswords } from './auth/passwords.ts';
import { createSessions } from './auth/sessions-repository.ts';
import { createStudents } from './auth/students-repository.ts';
import { createPasswordVerifier } from './auth/verify-password.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/open.ts';
import type { Limits } from './database/postgres/postgres-pool.ts';
import { openLocalStore } from './files/local-store.ts';
import { openS3Store } from './files/s3-store.ts';
import { createFormSessions } from './form-pages/form-sessions-repository.ts';
import { createInvoiceFiles } from './invoices/invoice-files-repository.ts';
import { createClientBudgets } from './limits/client-budgets-repository.ts';
import { createClientPhones } from './limits/client-phones-repository.ts';
import { chooseTransport } from './messaging/choose-transport.ts';
import { createMessageQueue } from './messaging/messages-repository.ts';
import { createReminderRequests } from './messaging/reminder-requests-repository.ts';
import { loadOrCreateSecret } from './operation/secret.ts';
import { createPasswordResets } from './password-reset/password-resets-repository.ts';
import { createResetCodes } from './password-reset/reset-codes.ts';
import { createTransactions } from './payments/transactions-repository.ts';
import { createBuildAssets } from './portal/build-assets-repository.ts';
import { createSubmissions } from './questionnaires/submissions-repository.ts';

const minute = 60_000;

export interface Dependencies {
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
  readonly print?: (line: string) => void;
  readonly databaseLimits?: Limits;
}

export type Backend = Awaited<ReturnType<typeof openBackend>>;

export async function openBackend(
  config: Config,
  { now = Date.now, wait = sleep, print = console.log, databaseLimits }: Dependencies,
  onLostConnection: (error: Error) => void,
) {
  const resetKey = config.resetKey ?? (await loadOrCreateSecret(path.join(config.dataDir, 'reset.key')));
  const database = await openDatabase(config, onLostConnection, databaseLimits);
  const filesDir = path.join(config.dataDir, 'files');
  const students = createStudents(database);
  const failures = createLoginFailures(database, now);
  const knownClients = createKnownClients(database, now);
  const passwords = createPasswords();
  return {
    config,
    now,
    today: () => dayInBanjul(now()),
    database,
    files: await (config.objectStore
      ? openS3Store(config.objectStore, path.join(filesDir, 'incoming'))
      : openLocalStore(filesDir)),
    students,
    applications: createApplications(database, now),
    invoiceFiles: createInvoiceFiles(database, now),
    sessions: createSessions(database, now, config),
    submissionPhones: createClientPhones(database, now, {
      table: 'submission_phones',
      max: config.submissionsPerHour,
      withinMs: 60 * minute,
    }),
    clientBudgets: createClientBudgets(database, now, {
      uploads: config.uploadBytesPerHour,
      messages: config.messagesPerHour,
      submissions: config.publicSubmissionsPerHour,
      'form posts': config.formPostsPerHour,
    }),
    formSessions: createFormSessions(database, now),
    submissions: createSubmissions(database, now, config.surveysPerDay),
    messageQueue: createMessageQueue(database, now),
    reminderRequests: createReminderRequests(database, now),
    transactions: createTransactions(database, now),
    phoneChanges: createPhoneChanges(database, now),
    resetLookups: createClientPhones(database, now, {
      table: 'reset_lookups',
      max: config.resetPhonesPerQuarterHour,
      withinMs: 15 * minute,
    }),
    passwordResets: createPasswordResets(database, now, createResetCodes(resetKey)),
    transport: chooseTransport(config, print),
    buildAssets: createBuildAssets(database, now),
    passwords,
    failures,
    knownClients,
    verifyPassword: createPasswordVerifier({ students, failures, knownClients, passwords, wait }),
  };
}
