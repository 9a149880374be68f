import type { FastifyRequest } from 'fastify';
import type { Application } from '../applications/applications-repository.ts';
import type { Backend } from '../backend.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { bearerToken, isId } from './tokens.ts';

/** Returns the student's id. Throws a 401 error if the token is missing or invalid. */
export async function requireStudent(request: FastifyRequest, { sessions }: Backend): Promise<string> {
  const token = bearerToken(request.headers.authorization);
  const student = token && (await sessions.studentOf(token));
  if (!student) throw new HttpError(401, 'Please log in.');
  return student;
}

export async function optionalStudent(request: FastifyRequest, backend: Backend) {
  return request.headers.authorization === undefined ? undefined : requireStudent(request, backend);
}

export async function requireOwnApplication(request: FastifyRequest, backend: Backend, id: string) {
  return requireApplicationOf(await requireStudent(request, backend), backend, id);
}

export async function requireApplication(request: FastifyRequest, backend: Backend): Promise<Application> {
  const application = await backend.applications.ofStudent(await requireStudent(request, backend));
  if (!application) throw notFound();
  return application;
}

/**
 * Throws a 404 error if the application does not exist or belongs to another student. If `student` is
 * undefined, anybody who knows the id gets the application.
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
