import type { FastifyRequest } from 'fastify';
import type { Application } from '../applications/applications-repository.ts';
import type { Backend } from '../backend.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { bearerToken, isId } from './tokens.ts';

/** The student whose token the request carries; 401 without a valid token. */
export async function requireStudent(request: FastifyRequest, { sessions }: Backend): Promise<string> {
  const token = bearerToken(request.headers.authorization);
  const student = token && (await sessions.studentOf(token));
  if (!student) throw new HttpError(401, 'Please log in.');
  return student;
}

/** The same for an optional token: if one is sent, it must be valid. */
export async function optionalStudent(request: FastifyRequest, backend: Backend) {
  return request.headers.authorization === undefined ? undefined : requireStudent(request, backend);
}

/** The application named in the URL, if it belongs to the logged-in student; otherwise 404. */
export async function requireOwnApplication(request: FastifyRequest, backend: Backend, id: string) {
  return requireApplicationOf(await requireStudent(request, backend), backend, id);
}

/** The logged-in student's application, for calls that name none. */
export async function requireApplication(request: FastifyRequest, backend: Backend): Promise<Application> {
  const application = await backend.applications.ofStudent(await requireStudent(request, backend));
  if (!application) throw notFound();
  return application;
}

/** The same for a known student. Without a student, the application's id alone gives access. */
export async function requireApplicationOf(
  student: string | undefined,
  { applications }: Backend,
  id: string,
): Promise<Application> {
  const application = isId(id) ? await applications.byId(id) : undefined;
  if (!application || (student !== undefined && application.studentId !== student)) throw notFound();
  return application;
}
