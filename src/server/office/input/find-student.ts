import { parsePhone, spacedPhone } from '#domain/phone.ts';
import type { Application } from '../../applications/applications-repository.ts';
import type { Backend } from '../../backend.ts';
import { UserError } from '../../user-error.ts';
import { oneLine } from '../output/plain-text.ts';

export const studentDetail = ['<student>', 'the application’s id, or the student’s phone number'] as const;

/** Finds an application by its id or by the student's phone number. Throws a UserError if there is none. */
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

export function studentLabel({ firstName, lastName, phone }: Application): string {
  return `${oneLine(`${firstName} ${lastName}`)} (${spacedPhone(phone)})`;
}
