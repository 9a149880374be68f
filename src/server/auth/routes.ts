import type { FastifyInstance } from 'fastify';
import type { LoginRequest, LoginResponse, LogoutResponse } from '#contract/session.ts';
import type { Backend } from '../backend.ts';
import { HttpError } from '../http/http-error.ts';
import { clientOf } from '../limits/client-address.ts';
import { parsePhone } from './phone.ts';
import { logIn, logOut } from './schemas.ts';
import { bearerToken } from './tokens.ts';

export function sessionRoutes(api: FastifyInstance, backend: Backend): void {
  api.post<{ Body: LoginRequest }>(
    '/student_login',
    { schema: logIn, bodyLimit: 8_192 },
    async ({ body, ip }): Promise<LoginResponse> => {
      const student = await backend.verifyPassword({
        phone: parsePhone(body.username),
        password: body.password,
        client: clientOf(ip),
      });
      const token = student && (await backend.sessions.open(student));
      if (!token) throw new HttpError(401, 'The phone number or the password is wrong.');
      return { user: student.applicationId, access_token: token };
    },
  );

  api.post('/logout', { schema: logOut }, async ({ headers }): Promise<LogoutResponse> => {
    const token = bearerToken(headers.authorization);
    if (token) await backend.sessions.close(token);
    return { status: 'ok' };
  });
}
