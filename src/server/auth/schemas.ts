import type { LoginRequest, LoginResponse } from '#contract/session.ts';
import { loginOptional, ref } from '../openapi/components.ts';
import { bodyErrors, ok, responses, storageErrors } from '../openapi/responses.ts';
import { object, text } from '../openapi/schema.ts';

const tags = ['Session'];

export const logIn = {
  operationId: 'logIn',
  summary: 'Log in with a phone number and a password',
  tags,
  consumes: ['application/x-www-form-urlencoded'],
  body: object<LoginRequest>({
    username: text({ maxLength: 100, description: 'The phone number' }),
    password: text({ format: 'password' }),
  }),
  ...responses(
    'The student is logged in.',
    object<LoginResponse>({
      user: ref('ApplicationId'),
      access_token: text({ description: 'For the header "Authorization: Bearer …"' }),
    }),
    bodyErrors,
    storageErrors,
    {
      401: 'The phone number or the password is wrong.',
      429: 'Too many attempts with this phone number or from this network.',
    },
  ),
};

export const logOut = {
  operationId: 'logOut',
  summary: 'Revoke the token',
  tags,
  security: loginOptional,
  ...responses('The token, if there was one, is worth nothing any more.', ok, bodyErrors, storageErrors),
};
