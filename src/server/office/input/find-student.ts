import { parsePhone, spacedPhone } from '#domain/phone.ts';
import type { Application } from '../../applications/applications-repository.ts';
import type { Backend } from '../../backend.ts';
import { UserError } from '../../user-error.ts';
import { oneLine } from '../output/plain-text.ts';

/** Describes the argument <student> in the help of every command about one student. */
export const studentDetail = ['<student>', 'the application’s id, or the student’s phone number'] as const;

/** Finds an application by its id or by its student's phone number. Throws a UserError if there is none. */
export async function findStudent(
  { applications, students }: Pick<Backend, 'applications' | 'students'>,
  typed: string,
): Promise<Application> {
  const phone = parsePhone(typed);
  const id = phone ? (await students.byPhone(phone))?.applicationId : undefined;
  const found = await applications.byId(id ?? typed);
  if (found) return found;
  throw new UserError(
    `No student has the application id or phone number "${oneLine(typed)}". The command "applications" lists them.`,
  );
}

/** Returns a student's name and phone number, by which the person at the command line recognises the student. */
export function studentLabel({ firstName, lastName, phone }: Application): string {
  return `${oneLine(`${firstName} ${lastName}`)} (${spacedPhone(phone)})`;
}
