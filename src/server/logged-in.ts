import type { FastifyRequest } from 'fastify';
import type { Backend } from './backend.ts';
import { Refusal } from './refusal.ts';
import { bearerToken } from './tokens.ts';

/** The student whose token the request carries; 401 without one that is good. */
export async function loggedInStudent(request: FastifyRequest, { sessions }: Backend): Promise<string> {
  const token = bearerToken(request.headers.authorization);
  const student = token && (await sessions.studentOf(token));
  if (!student) throw new Refusal(401, 'Please log in.');
  return student;
}

/** The same where a token is not needed; but one that is sent has to be good. */
export async function studentIfAny(request: FastifyRequest, backend: Backend): Promise<string | undefined> {
  return request.headers.authorization === undefined ? undefined : loggedInStudent(request, backend);
}
