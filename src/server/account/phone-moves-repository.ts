import type { DatabaseTransaction } from '../database/transaction.ts';
import { cancel, enqueue } from '../messaging/messages-repository.ts';
import { assertNotReserved, undoWindow } from './former-phones-repository.ts';

interface Move {
  readonly studentId: string;
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

/** Gives a student another phone. Codes that were sent before are worth nothing afterwards. */
export async function movePhone(trx: DatabaseTransaction, { studentId, from, to, at }: Move): Promise<void> {
  await trx.updateTable('students').set({ phone: to }).where('id', '=', studentId).execute();
  await assertNotReserved(trx, to, at, studentId);
  await trx.deleteFrom('reset_codes').where('student_id', '=', studentId).execute();
  await cancel(trx, 'reset-code', from);
}

interface Notice {
  readonly applicationId: string;
  readonly phone: string;
  readonly at: number;
}

/** Says to a phone that its account's number was changed: of use for as long as its owner can do something about it. */
export function enqueueChangeNotice(trx: DatabaseTransaction, { applicationId, phone, at }: Notice) {
  const message = { kind: 'phone-changed', applicationId, phone } as const;
  return enqueue(trx, message, { at, expiresAt: at + undoWindow });
}
