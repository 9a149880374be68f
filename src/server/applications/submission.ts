import type { FieldProblem } from '#contract/errors.ts';
import type { CalendarDate } from '#domain/dates.ts';
import { parsePhone } from '#domain/phone.ts';
import { type Flow, stepOf, textOf, validateStep } from '#engine/core/index.ts';
import { form as application } from '#generated/application/form.ts';
import { form as signUp } from '#generated/sign-up/form.ts';
import { isPrintable } from '../auth/passwords.ts';
import { assertNoProblems, type Body, readAnswers } from '../questionnaires/answers.ts';
import { guessablePasswordCheck } from '../questionnaires/guessable-password-check.ts';
import { universityIdOf } from './universities.ts';

export type Submission = ReturnType<typeof readSubmission>;

export const notAccepted = 'The application was not accepted.';
const unprintable = 'Your password must have only characters that can be typed';

/**
 * Throws a 400 error if the submission is invalid. If the password is easy to guess, does not throw, but
 * returns the problems as `newPasswordProblems`.
 */
export function readSubmission(body: Body, today: CalendarDate) {
  const phone = parsePhone(stringOf(body.mobileNumber));
  const password = stringOf(body.password);
  const typed = { mobileNumber: phone, password };
  const checkRegistration = (flow: Flow, known: readonly string[] = []) =>
    validateStep(flow, stepOf(flow, 'register'), typed, {
      today,
      only: Object.keys(typed),
      userInputs: known,
    });
  const { relevantAnswers, flatAnswers, problems } = readAnswers(application, body, { today });
  assertNoProblems(notAccepted, [
    ...checkRegistration(signUp),
    // Refuses control characters. If they were removed instead, the stored password would differ from the
    // typed one.
    ...(isPrintable(password) ? [] : [{ field: 'password', message: unprintable }]),
    ...problems,
    ...wrongUniversity(body, textOf(flatAnswers.currentSchool)),
  ]);
  const firstName = textOf(flatAnswers.firstName);
  const lastName = textOf(flatAnswers.surname);
  const email = textOf(flatAnswers.email);
  return {
    phone,
    password,
    flowVersion: application.definition.version,
    answers: relevantAnswers,
    firstName,
    lastName,
    email,
    matNumber: textOf(flatAnswers.ID),
    universityId: universityIdOf(textOf(flatAnswers.currentSchool)) ?? 0,
    /** Only a new application is refused for these problems. A repeat of an accepted application is not. */
    newPasswordProblems: checkRegistration({ ...signUp, guessablePasswordCheck }, [
      firstName,
      lastName,
      email,
    ]),
  };
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function wrongUniversity(body: Body, currentSchool: string): FieldProblem[] {
  const code = universityIdOf(currentSchool);
  const agrees = body.university === undefined || code === undefined || body.university === code;
  return agrees ? [] : [{ field: 'university', message: `The code of ${currentSchool} is ${code}` }];
}
