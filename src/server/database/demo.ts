import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { todayInBanjul } from '#domain/dates.ts';
import { activeFields, type StepAnswers } from '#engine/flow.ts';
import type { Backend } from '../backend.ts';
import { application } from '../flows.ts';
import { Refusal } from '../refusal.ts';
import { readSubmission } from '../submission.ts';

interface DemoStudent {
  readonly phone: string;
  readonly password: string;
  readonly about: string;
  readonly status: string;
  readonly hasInvoice: boolean;
  /** What has to be typed; where there is a list, its first option is taken. */
  readonly answers: StepAnswers;
}

const typed = {
  placeOfBirthCity: 'Cotonou',
  GPA: '3.25',
  earningsPerMonth: '0',
  loanQuestion: 'The advance lets me finish my degree and work in my field.',
};

/** One student for each state that the portal shows. They exist in demo mode only (decisions.md 22). */
export const demoStudents: readonly DemoStudent[] = [
  {
    phone: '0000001',
    password: 'demo-open',
    about: 'has applied and not yet sent an invoice',
    status: 'open',
    hasInvoice: false,
    answers: {
      ...typed,
      firstName: 'Awa',
      surname: 'Demo',
      dateOfBirth: '2003-02-13',
      email: 'awa@example.com',
      ID: '00100001',
    },
  },
  {
    phone: '0000002',
    password: 'demo-pending',
    about: 'has sent an invoice and is pending',
    status: 'pending',
    hasInvoice: true,
    answers: {
      ...typed,
      firstName: 'Lamin',
      surname: 'Demo',
      dateOfBirth: '2001-11-30',
      email: 'lamin@example.com',
      ID: '00100002',
    },
  },
  {
    phone: '0000003',
    password: 'demo-approved',
    about: 'is approved',
    status: 'approved',
    hasInvoice: true,
    answers: {
      ...typed,
      firstName: 'Fatou',
      surname: 'Demo',
      dateOfBirth: '1999-07-04',
      email: 'fatou@example.com',
      ID: '00100003',
    },
  },
];

/** Puts in the demo students that are not there yet. Staff may have changed the questions: then it says so and goes on. */
export async function seedDemo(backend: Backend, log: FastifyBaseLogger): Promise<void> {
  for (const student of demoStudents) {
    if (await backend.students.byPhone(student.phone)) continue;
    try {
      await seed(backend, student);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log.warn(`No demo student "${student.about}": the application asks for more than the demo answers.`);
    }
  }
}

async function seed(backend: Backend, student: DemoStudent): Promise<void> {
  const { phone, password, status, hasInvoice } = student;
  const submission = readSubmission(
    { ...withFirstOptions(student.answers), mobileNumber: phone, password },
    todayInBanjul(new Date(backend.now())),
  );
  const passwordHash = await backend.passwords.hash(password);
  const id = await backend.applications.create(submission, passwordHash, { isDemo: true, status });
  if (!id || !hasInvoice) return;
  const part = await backend.files.receive(chunksOf(demoInvoice));
  const storedAs = await backend.files.keep(part, 'pdf');
  const sha256 = createHash('sha256').update(demoInvoice).digest('hex');
  await backend.invoiceFiles.add({ applicationId: id, storedAs, sha256, bytes: demoInvoice.length });
}

function withFirstOptions(answers: StepAnswers): StepAnswers {
  const filled: Record<string, string> = { ...answers };
  for (const step of application.definition.steps) {
    for (const name of Object.keys(step.ui ?? {})) {
      const field = activeFields(application, step, filled).find((each) => each.name === name);
      const firstOption = field?.required ? field.schema.enum?.[0] : undefined;
      if (firstOption) filled[name] ??= firstOption;
    }
  }
  return filled;
}

/** Demo students have printed passwords: a server that is no demo must not let them in. */
export async function refuseStrayDemoData({ students }: Backend): Promise<void> {
  if (await students.hasDemo()) throw new StrayDemoData();
}

export class StrayDemoData extends Error {
  constructor() {
    super(
      'The database holds demo students, whose passwords everybody knows, and DEMO is off. Set DATA_DIR to another folder (or DEMO=1 to go on with the demo).',
    );
  }
}

const demoInvoice = Buffer.from('%PDF-1.4\n% An empty file stands for an invoice.\n%%EOF\n');

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
