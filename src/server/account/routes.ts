import type { FastifyRequest } from 'fastify';
import type { ApplicationResponse } from '#contract/applications.ts';
import type { Application } from '../applications/applications-repository.ts';
import { universityNameOf } from '../applications/universities.ts';
import { requireOwnApplication } from '../auth/authenticate.ts';
import type { Backend } from '../backend.ts';
import { HttpError } from '../http/http-error.ts';
import { passwordHeader } from '../http/typed-headers.ts';
import { clientOf } from '../limits/client-address.ts';
import { rateLimitPhone } from '../limits/rate-limit-phone.ts';
import type { Sender } from '../messaging/sender.ts';
import type { Api } from '../openapi/schema.ts';
import { type AccountEdit, readAccountEdit } from './account-edit.ts';
import { editAccount, readAccount } from './schemas.ts';

export function accountRoutes(api: Api, backend: Backend, sender: Sender): void {
  api.get('/applications/:user', { schema: readAccount }, async (request) =>
    responseOf(await requireOwnApplication(request, backend, request.params.user)),
  );

  api.put('/applications/:user', { schema: editAccount, bodyLimit: 8_192 }, async (request) => {
    const application = await requireOwnApplication(request, backend, request.params.user);
    const edit = readAccountEdit(request.body, backend.today());
    if (edit.phone === application.phone) await backend.applications.setEmail(application.id, edit.email);
    else await changePhone(request, application, edit);
    return responseOf({ ...application, ...edit });
  });

  /**
   * Requires the password, because otherwise a thief with a stolen session token could set another number and
   * reset the password with a code sent to that number.
   */
  async function changePhone(request: FastifyRequest, application: Application, edit: AccountEdit) {
    const { id: applicationId, studentId } = application;
    const { passwordHash } = await provenOwner(request, application);
    // The response "already in use" reveals that a number belongs to a student, so each client may try only a
    // few numbers.
    await rateLimitPhone(edit.phone, request, backend);
    const changed = await backend.phoneChanges.change({ studentId, applicationId, passwordHash }, edit);
    if (changed === 'not proven') throw wrongPassword();
    if (changed === 'taken') throw new HttpError(409, 'This number is already in use.');
    if (changed === 'too often') {
      throw new HttpError(
        429,
        'You have changed your phone number too often today. Try again tomorrow.',
        24 * 60 * 60,
      );
    }
    if (changed === 'changed') sender.announce('phone-changed', request.log);
  }

  async function provenOwner(request: FastifyRequest, { phone, studentId }: Application) {
    const password = passwordHeader(request);
    if (password === '') {
      // Responds with 403 rather than 401, because the portal ends the session after a 401.
      throw new HttpError(
        403,
        'Enter your password to change your phone number. If the page does not ask for it, reload the page.',
      );
    }
    if (password === undefined) throw wrongPassword();
    const proven = await backend.verifyPassword({ phone, password, client: clientOf(request.ip) });
    if (proven?.studentId !== studentId) throw wrongPassword();
    return proven;
  }
}

function wrongPassword(): HttpError {
  return new HttpError(403, 'The password is wrong, so nothing was changed. Try again.');
}

function responseOf(application: Application): ApplicationResponse {
  const { universityId } = application;
  return {
    status: application.status,
    date_applied: application.dateApplied,
    start_date: application.startDate,
    first_name: application.firstName,
    last_name: application.lastName,
    phone_number: application.phone,
    email: application.email,
    mat_number: application.matNumber,
    university: { id: universityId, name: universityNameOf(universityId) },
  };
}
