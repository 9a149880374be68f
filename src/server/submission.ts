import type { FieldProblem } from '#contract/errors.ts';
import type { CalendarDate } from '#domain/dates.ts';
import { type Answers, checkStep, split, stepOf, walk } from '#engine/flow.ts';
import { schoolCode } from '#generated/options.ts';
import { application, signUp } from './flows.ts';
import { phoneIn } from './phone.ts';
import { Refusal } from './refusal.ts';
import { isTyped } from './typed.ts';

/** A submission that passed every check: what there is to store of it. */
export interface Submission {
  readonly phone: string;
  readonly password: string;
  readonly flowVersion: number;
  /** The answers that count, by step. */
  readonly answers: Answers;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly matNumber: string;
  readonly universityId: number;
}

export type Body = { readonly [key: string]: unknown };

/**
 * Checks a submission with the same flows and the same code as the browser (portal.md §5). Keys that no
 * question has are left out, and so is whatever status it claims: a new application is open.
 */
export function readSubmission(body: Body, today: CalendarDate): Submission {
  const phone = phoneIn(textOf(body.mobileNumber));
  const password = textOf(body.password);
  const registration = checkStep(
    signUp,
    stepOf(signUp, 'register'),
    { mobileNumber: phone, password },
    { today, only: ['mobileNumber', 'password'] },
  );
  const { problems, answers, merged } = walk(application, split(application, body), { today });
  const refused = [
    ...notText(body),
    ...registration,
    ...untyped(password),
    ...problems,
    ...wrongUniversity(body, merged),
  ];
  if (refused.length > 0) throw refusal(refused);
  return {
    phone,
    password,
    flowVersion: application.definition.version,
    answers,
    firstName: merged.firstName ?? '',
    lastName: merged.surname ?? '',
    email: merged.email ?? '',
    matNumber: merged.ID ?? '',
    universityId: codeOf(merged.currentSchool) ?? 0,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A password is kept to the letter, so nothing can be taken out of it in silence. */
function untyped(password: string): FieldProblem[] {
  return isTyped(password)
    ? []
    : [{ field: 'password', message: 'Your password must have only characters that can be typed' }];
}

/** Every answer is text, student numbers too: as a number 00123 would lose its zeros. */
function notText(body: Body): FieldProblem[] {
  const fields = application.definition.steps.flatMap((step) => Object.keys(step.fields ?? {}));
  return fields
    .filter((field) => Object.hasOwn(body, field) && typeof body[field] !== 'string')
    .map((field) => ({ field, message: `Send "${field}" as text` }));
}

/** The code follows from the school's name; one that says another school is a mistake that we must not guess about. */
function wrongUniversity(body: Body, { currentSchool }: { readonly currentSchool?: string }): FieldProblem[] {
  const code = codeOf(currentSchool);
  const agrees = body.university === undefined || code === undefined || body.university === code;
  return agrees ? [] : [{ field: 'university', message: `The code of ${currentSchool} is ${code}` }];
}

function codeOf(school: string | undefined): number | undefined {
  const codes: { readonly [school: string]: number } = schoolCode;
  return school !== undefined && Object.hasOwn(codes, school) ? codes[school] : undefined;
}

function refusal(refused: readonly FieldProblem[]): Refusal {
  const byField = new Map(refused.toReversed().map(({ field, message }) => [field, { field, message }]));
  const problems = [...byField.values()].toReversed();
  const sentence = `The application was not accepted. ${problems.map(({ message }) => `${message}.`).join(' ')}`;
  return new Refusal(400, sentence.replaceAll('..', '.'), { problems });
}
