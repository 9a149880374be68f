import type { FastifyRequest } from 'fastify';
import type { Application } from '../applications/applications-repository.ts';
import type { Backend } from '../backend.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { bearerToken, isId } from './tokens.ts';

/** The student whose token the request carries; 401 without one that is good. */
export async function requireStudent(request: FastifyRequest, { sessions }: Backend): Promise<string> {
  const token = bearerToken(request.headers.authorization);
  const student = token && (await sessions.studentOf(token));
  if (!student) throw new HttpError(401, 'Please log in.');
  return student;
}

/** The same where a token is optional: one that is sent must be valid. */
export async function optionalStudent(request: FastifyRequest, backend: Backend) {
  return request.headers.authorization === undefined ? undefined : requireStudent(request, backend);
}

/** The application that a call names, if it belongs to the student of the token; 404 otherwise. */
export async function requireOwnApplication(request: FastifyRequest, backend: Backend, id: string) {
  return requireApplicationOf(await requireStudent(request, backend), backend, id);
}

/** The application of the student whose token a request carries, where the call names none. */
export async function requireApplication(request: FastifyRequest, backend: Backend): Promise<Application> {
  const application = await backend.applications.ofStudent(await requireStudent(request, backend));
  if (!application) throw notFound();
  return application;
}

/** The same for a known student; undefined is anybody who has the application's id. */
export async function requireApplicationOf(
  student: string | undefined,
  { applications }: Backend,
  id: string,
): Promise<Application> {
  const application = isId(id) ? await applications.byId(id) : undefined;
  if (!application || (student !== undefined && application.studentId !== student)) throw notFound();
  return application;
}
