import type { CalendarDate } from '#domain/dates.ts';
import { maxPhoneDigits, parsePhone } from '#domain/phone.ts';
import { textOf } from '#engine/core/index.ts';
import { form as accountEdit } from '#generated/account-edit/form.ts';
import { assertNoProblems, type Body, readAnswers } from '../questionnaires/answers.ts';

export type AccountEdit = ReturnType<typeof readAccountEdit>;

/**
 * These fields are not in the body. The portal sends the password in a header, and only if the phone number
 * changes.
 */
export const fieldsSentInHeader = ['password'];

export function readAccountEdit(body: Body, today: CalendarDate) {
  const { flatAnswers, problems } = readAnswers(accountEdit, body, {
    today,
    excludedFields: fieldsSentInHeader,
  });
  const [phone, email] = [textOf(flatAnswers.phone_number), textOf(flatAnswers.email)];
  // The number must be digits without the country code 220, because log-ins look it up in that form.
  const isCanonical = phone === parsePhone(phone) && phone.length <= maxPhoneDigits;
  const message = `Your phone number must be ${maxPhoneDigits} digits or fewer, without 220 in front, for example 3012345`;
  assertNoProblems('The changes were not accepted.', [
    ...problems,
    ...(isCanonical ? [] : [{ field: 'phone_number', message }]),
  ]);
  return { phone, email };
}
