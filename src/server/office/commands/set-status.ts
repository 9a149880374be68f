import { bututs, dalasi } from '#domain/bututs.ts';
import { longDate } from '#domain/dates.ts';
import type { Application } from '../../applications/applications-repository.ts';
import { applicationFeeAt, universityNameOf } from '../../applications/universities.ts';
import { UserError } from '../../user-error.ts';
import type { Command, Options } from '../command.ts';
import { findStudent, studentDetail, studentLabel } from '../input/find-student.ts';
import {
  parseAmount,
  parseDate,
  parseFee,
  parseStatus,
  type Status,
  statuses,
} from '../input/typed-values.ts';
import { formatMoney } from '../output/formats.ts';

export const setStatus: Command = {
  name: 'set-status',
  usage: '<student> <status> [--advance 12000 | --fee 500] [--start 2026-12-05]',
  about: 'Moves an application on: open, pending, approved or rejected.',
  details: [
    studentDetail,
    ['<status>', `${statuses.join(', ')}; any may follow any, so that a mistake can be mended`],
    [
      '--advance <amount>',
      'pending: the first advance; needed where the university’s fee is a percentage of it',
    ],
    ['--fee <amount>', 'pending: another application fee than the university’s; 0 for none'],
    ['--start <date>', 'approved: when the contract begins; today by default'],
    '',
    'The application fee is set the first time an application is pending, and stays as it is unless',
    '--advance or --fee sets another. The start date is set the first time it is approved.',
  ],
  example: '3012345 pending --advance 12000',
  async run({ backend, print }, { positionals, options }) {
    const status = parseStatus(positionals[1]!);
    assertOptionsApply(status, options);
    const before = await findStudent(backend, positionals[0]!);
    const today = backend.today();
    const decision = {
      status,
      ...(status === 'pending' && { applicationFee: feeOf(before, options) }),
      ...(status === 'approved' && { startDate: startOf(before, options, today) }),
    };
    await backend.applications.decide(before.id, decision);
    const after = { ...before, ...decision };
    print(
      `${studentLabel(before)}: ${before.status === status ? 'still' : `${before.status}, now`} ${status}.`,
    );
    if (after.applicationFee !== null) print(`Application fee: ${formatMoney(after.applicationFee)}.`);
    if (after.startDate !== null) print(`The contract begins on ${longDate(after.startDate)}.`);
    print(seenByStudent[status]);
  },
};

function assertOptionsApply(status: Status, options: Options): void {
  const places = { advance: 'pending', fee: 'pending', start: 'approved' };
  for (const [option, place] of Object.entries(places)) {
    if (options.get(option) !== undefined && status !== place) {
      throw new UserError(`--${option} can only be used with the status ${place}.`);
    }
  }
  if (options.get('advance') && options.get('fee')) {
    throw new UserError('Give --advance or --fee, not both: the fee follows from the advance.');
  }
}

/** Returns the application fee in bututs. */
function feeOf({ applicationFee, universityId }: Application, options: Options): number {
  const fee = options.get('fee');
  if (fee !== undefined) return parseFee(fee);
  const typed = options.get('advance');
  if (typed === undefined && applicationFee !== null) return applicationFee;
  const advance = typed === undefined ? 0 : dalasi(parseAmount(typed));
  const ofUniversity = applicationFeeAt(universityId, advance);
  if (ofUniversity === null) {
    throw new UserError(
      `The university with the code ${universityId} is listed no more. Say the fee: --fee 500.`,
    );
  }
  if (ofUniversity === 0 && typed === undefined) {
    const university = universityNameOf(universityId);
    throw new UserError(
      `At ${university} the application fee is a percentage of the first advance. Say the advance: --advance 12000.`,
    );
  }
  return bututs(ofUniversity);
}

function startOf({ startDate }: Application, options: Options, today: string): string {
  const start = options.get('start');
  return start === undefined ? (startDate ?? today) : parseDate(start);
}

const seenByStudent: { readonly [status in Status]: string } = {
  open: 'The student is asked for the invoice of the university until it is uploaded.',
  pending: 'The student’s Home page asks for the application fee, if there is one.',
  approved: 'The student sees the contract’s start, the payments and the WhatsApp group’s link.',
  rejected: 'The student’s Home page says that the application was rejected.',
};
