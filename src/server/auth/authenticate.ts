import type { FastifyRequest } from 'fastify';
import type { Application } from '../applications/applications-repository.ts';
import type { Backend } from '../backend.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { bearerToken, isId } from './tokens.ts';

/**
 * Returns the id of the student to whom the request's token belongs. Throws a 401 error if the token is missing or
 * invalid.
 */
export async function requireStudent(request: FastifyRequest, { sessions }: Backend): Promise<string> {
  const token = bearerToken(request.headers.authorization);
  const student = token && (await sessions.studentOf(token));
  if (!student) throw new HttpError(401, 'Please log in.');
  return student;
}

/**
 * Like {@link requireStudent}, but returns undefined for a request without a token. Throws a 401 error for an invalid
 * token.
 */
export async function optionalStudent(request: FastifyRequest, backend: Backend) {
  return request.headers.authorization === undefined ? undefined : requireStudent(request, backend);
}

/** Returns the application named in the URL if it is the logged-in student's; otherwise throws a 404 error. */
export async function requireOwnApplication(request: FastifyRequest, backend: Backend, id: string) {
  return requireApplicationOf(await requireStudent(request, backend), backend, id);
}

/** Returns the logged-in student's application, for routes without an application id in the URL. */
export async function requireApplication(request: FastifyRequest, backend: Backend): Promise<Application> {
  const application = await backend.applications.ofStudent(await requireStudent(request, backend));
  if (!application) throw notFound();
  return application;
}

/**
 * Returns the application with this id if it is the given student's; otherwise throws a 404 error. If no student is
 * given, knowing the application's id is enough.
 */
export async function requireApplicationOf(
  student: string | undefined,
  { applications }: Backend,
  id: string,
): Promise<Application> {
  const application = isId(id) ? await applications.byId(id) : undefined;
  if (!application || (student !== undefined && application.studentId !== student)) throw notFound();
  return application;
}
