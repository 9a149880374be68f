import { parsePhone } from '#domain/phone.ts';
import type { Backend } from '../backend.ts';
import { HttpError } from '../http/http-error.ts';
import { clientOf } from '../limits/client-address.ts';
import type { Api } from '../openapi/schema.ts';
import { logIn, logOut } from './schemas.ts';
import { bearerToken } from './tokens.ts';

export function authRoutes(api: Api, backend: Backend): void {
  api.post('/student_login', { schema: logIn, bodyLimit: 8_192 }, async ({ body, ip }) => {
    const student = await backend.verifyPassword({
      phone: parsePhone(body.username),
      password: body.password,
      client: clientOf(ip),
    });
    const token = student && (await backend.sessions.open(student));
    if (!token) throw new HttpError(401, 'The phone number or the password is wrong.');
    return { user: student.applicationId, access_token: token };
  });

  api.post('/logout', { schema: logOut }, async ({ headers }) => {
    const token = bearerToken(headers.authorization);
    if (token) await backend.sessions.close(token);
    return { status: 'ok' } as const;
  });
}
