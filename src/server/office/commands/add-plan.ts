import { longDate } from '#domain/dates.ts';
import { isPlanInvoice, planInvoices } from '../../payments/plan-invoices.ts';
import { UserError } from '../../user-error.ts';
import type { Command } from '../command.ts';
import { findStudent, studentDetail, studentLabel } from '../input/find-student.ts';
import { parseAmount, parseDate, parseWholeNumber } from '../input/typed-values.ts';
import { activeEntries } from '../ledger.ts';
import { formatMoney } from '../output/formats.ts';

const mostMonths = 120;

export const addPlan: Command = {
  name: 'add-plan',
  usage: '<student> --total 12000 --months 12 --first 2026-12-05 [--again]',
  about: 'Records a payment plan: one invoice a month, due on the 5th.',
  details: [
    studentDetail,
    ['--total <amount>', 'of all months together; what does not divide comes in the last'],
    ['--months <n>', `1 to ${mostMonths}`],
    ['--first <date>', 'a day of the first month: whichever it is, the invoice is due on its 5th'],
    ['--again', 'although the student has a plan already'],
  ],
  example: '3012345 --total 12000 --months 12 --first 2026-12-05',
  async run({ backend, print }, { positionals, options }) {
    const plan = {
      total: parseAmount(options.get('total')!),
      months: parseWholeNumber('--months', options.get('months')!, mostMonths),
      first: parseDate(options.get('first')!),
    };
    if (plan.total < plan.months) throw new UserError('The total is too small to be divided by the months.');
    const application = await findStudent(backend, positionals[0]!);
    const has = activeEntries(await backend.transactions.history(application.id)).filter(isPlanInvoice);
    if (has.length > 0 && !options.has('again')) {
      throw new UserError(
        `${studentLabel(application)} has a plan already: entries ${has[0]!.number} to ${has.at(-1)!.number} of "show". Take it back with cancel-entry, or add a second one with --again.`,
      );
    }
    const invoices = planInvoices(plan);
    await backend.transactions.add(application.id, invoices);
    const [first, last] = [invoices[0]!, invoices.at(-1)!];
    print(
      `${studentLabel(application)} owes ${formatMoney(plan.total)} in ${invoices.length} monthly invoices:`,
    );
    print(`the first, ${formatMoney(first.amount)}, on ${longDate(first.date)},`);
    print(`the last, ${formatMoney(last.amount)}, on ${longDate(last.date)}.`);
    const today = backend.today();
    const due = invoices.filter(({ date }) => date <= today).length;
    if (due > 0) print(`${due} of them ${due === 1 ? 'is' : 'are'} due already.`);
  },
};
