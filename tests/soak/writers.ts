import freelanceTypes from '#schemas/options/freelance-type.json' with { type: 'json' };
import { sampleFile } from './files.ts';
import type { RetryingClient } from './retrying-client.ts';
import {
  account,
  accountEdit,
  application,
  businessLoan,
  exitSurvey,
  feedback,
  freelanceSurvey,
  invoice,
  logIn,
} from './writes.ts';

/** One student's surveys must differ: an equal one would be a repeat. */
const choices = freelanceTypes.enum.flatMap((first) =>
  freelanceTypes.enum.map((second) => [first, second] as const),
);

const filesOfApplication = 4;
const writesOfStudent = 200;

export interface Work {
  readonly outbox: RetryingClient;
  readonly newPhone: () => string;
  readonly isOver: () => boolean;
}

/** Applies, sends invoices, and begins again as somebody else. */
export async function applyAgainAndAgain({ outbox, newPhone, isOver }: Work): Promise<void> {
  while (!isOver()) {
    const { id } = await outbox.deliver(application(newPhone()));
    for (let count = 0; count < filesOfApplication && !isOver(); count += 1) {
      await outbox.deliver(invoice(id!, sampleFile()));
    }
  }
}

/** Logs in and does what a student does once in a while, all the time; and again as somebody else. */
export async function workAsStudents({ outbox, newPhone, isOver }: Work): Promise<void> {
  while (!isOver()) {
    const phone = newPhone();
    const { id } = await outbox.deliver(application(phone));
    const { access_token: token } = await outbox.deliver(logIn(phone));
    const student = { id: id!, phone, token: token! };
    await outbox.deliver(exitSurvey(student));
    const surveys = [...choices];
    for (let number = 1; number <= writesOfStudent && !isOver(); number += 1) {
      await outbox.deliver(businessLoan(student, number));
      const choice = surveys.pop();
      if (choice) await outbox.deliver(freelanceSurvey(student, choice));
      await outbox.deliver(feedback(`${phone} has said this ${number} times.`));
      await outbox.readBack(account(student));
      await outbox.deliver(accountEdit(student, number));
    }
  }
}
