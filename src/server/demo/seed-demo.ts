import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { bututs } from '#domain/bututs.ts';
import { addDays, type CalendarDate, dayInBanjul } from '#domain/dates.ts';
import { dueDateOf } from '#domain/due-dates.ts';
import { type Answer, activeFields, type StepAnswers } from '#engine/core/index.ts';
import { form as application } from '#generated/application/form.ts';
import { readSubmission } from '../applications/submission.ts';
import { applicationFeeAt } from '../applications/universities.ts';
import { sha256 } from '../auth/tokens.ts';
import type { Backend } from '../backend.ts';
import { HttpError } from '../http/http-error.ts';
import { storeInvoice } from '../invoices/store-invoice.ts';
import { table } from '../office/output/plain-text.ts';
import { planInvoices } from '../payments/plan-invoices.ts';
import type { Entry } from '../payments/transactions-repository.ts';
import { UserError } from '../user-error.ts';
import { type DemoStudent, demoStudents } from './demo-students.ts';

const day = 24 * 60 * 60_000;

/**
 * Adds the demo students that are missing. Skips those whose answers no longer match the questions, which
 * staff may have changed.
 */
export async function seedDemo(backend: Backend, log: FastifyBaseLogger): Promise<void> {
  if (!backend.config.demoIsGiven) await assertNoRealStudents(backend);
  const seeding = demoStudents.map(async (student) => {
    try {
      await seed(backend, student);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      log.warn(`No demo student "${student.about}": the application asks for more than the demo answers.`);
    }
  });
  await Promise.all(seeding);
}

async function seed(backend: Backend, student: DemoStudent): Promise<void> {
  const known = await backend.students.byPhone(student.phone);
  if (!known) {
    const id = await apply(backend, student);
    if (id) await decide(backend, id, student);
  } else if (known.isDemo === 1 && student.firstAdvance !== undefined) {
    // The fee is missing if an earlier version of this program added the student, or if the server stopped
    // before `decide` had finished.
    const application = await backend.applications.byId(known.applicationId);
    if (application?.applicationFee === null) await decide(backend, known.applicationId, student);
  }
}

async function apply(backend: Backend, student: DemoStudent): Promise<string | undefined> {
  const { phone, password, status, appliedDaysAgo } = student;
  const createdAt = backend.now() - appliedDaysAgo * day;
  const submission = readSubmission(
    { ...withFirstOptions(student.answers), mobileNumber: phone, password },
    dayInBanjul(createdAt),
  );
  const passwordHash = await backend.passwords.hash(password, 'demo');
  const id = await backend.applications.create(submission, passwordHash, { isDemo: true, createdAt });
  if (!id || status === 'open') return id;
  const file = await backend.files.receive(Readable.from([demoInvoice]));
  const invoice = { file, extension: 'pdf', sha256: sha256(demoInvoice), bytes: demoInvoice.length };
  await storeInvoice(backend, id, invoice);
  return id;
}

/**
 * Stores the student's invoices and deposits, and then the status. The import keys prevent duplicate entries
 * when several processes start together.
 */
async function decide(backend: Backend, id: string, student: DemoStudent): Promise<void> {
  const { status, startedDaysAgo, firstAdvance } = student;
  if (status === 'open') return;
  const today = backend.today();
  const entries = [...invoicesOf(student, today), ...depositsOf(student, today)];
  await backend.transactions.import(
    entries.map((entry, index) => ({ ...entry, applicationId: id, importKey: `demo ${id} ${index}` })),
  );
  const application = await backend.applications.byId(id);
  const fee = firstAdvance === undefined ? null : applicationFeeAt(application!.universityId, firstAdvance);
  await backend.applications.decide(id, {
    status,
    applicationFee: fee === null ? null : bututs(fee),
    startDate: startedDaysAgo === undefined ? null : addDays(today, -startedDaysAgo),
  });
}

function invoicesOf({ plan }: DemoStudent, today: CalendarDate): Entry[] {
  if (!plan) return [];
  const { total, months, due } = plan;
  const latestDue = dueDateOf(today, 0) <= today ? 0 : -1;
  return planInvoices({ total: bututs(total), months, first: dueDateOf(today, latestDue - due + 1) });
}

function depositsOf({ deposits = [] }: DemoStudent, today: CalendarDate): Entry[] {
  return deposits.map(({ daysAgo, memo, amount }) => {
    return { kind: 'deposit', memo, date: addDays(today, -daysAgo), amount: bututs(amount) };
  });
}

function withFirstOptions(answers: StepAnswers): StepAnswers {
  const filled: Record<string, Answer> = { ...answers };
  for (const step of application.definition.steps) {
    for (const name of Object.keys(step.ui ?? {})) {
      const field = activeFields(application, step, filled).find((each) => each.name === name);
      const firstOption = field?.required ? field.schema.enum?.[0] : undefined;
      if (firstOption) filled[name] ??= firstOption;
    }
  }
  return filled;
}

export function demoTable(): string[] {
  const rows = demoStudents.map(({ phone, password, about }) => [phone, password, about]);
  return table([['Phone', 'Password', 'Who it is'], ...rows]).map((line) => `  ${line}`);
}

/**
 * Throws a UserError if there are real students but no demo students, for example after a restore. Because
 * demo students' passwords are public, they are added beside real students only if DEMO=1 is set.
 */
async function assertNoRealStudents({ students }: Pick<Backend, 'students'>): Promise<void> {
  if ((await students.hasAny({ isDemo: true })) || !(await students.hasAny({ isDemo: false }))) return;
  throw new UserError(
    'The database holds students and no demo students. Set DEMO=0 to run it for real (or DEMO=1 to put demo students in).',
  );
}

export async function assertNoDemoStudents({ students }: Pick<Backend, 'students'>): Promise<void> {
  if (!(await students.hasAny({ isDemo: true }))) return;
  throw new UserError(
    'The database holds demo students, whose passwords everybody knows, and DEMO is off. Set DATA_DIR to another folder (or DEMO=1 to go on with the demo).',
  );
}

const demoInvoice = Buffer.from('%PDF-1.4\n% An empty file stands for an invoice.\n%%EOF\n');
