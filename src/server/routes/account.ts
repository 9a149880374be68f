import type { FastifyInstance } from 'fastify';
import type { ApplicationResponse } from '#contract/applications.ts';
import { todayInBanjul } from '#domain/dates.ts';
import { readAccountEdit } from '../account-edit.ts';
import { admitPhone } from '../admit-phone.ts';
import type { Body } from '../answers.ts';
import type { Backend } from '../backend.ts';
import { ownApplication } from '../logged-in.ts';
import { Refusal } from '../refusal.ts';
import type { Application } from '../repositories/applications.ts';
import { editAccount, readAccount } from '../schemas/account.ts';
import { universityNameOf } from '../universities.ts';

interface Params {
  readonly user: string;
}

export function accountRoutes(api: FastifyInstance, backend: Backend): void {
  api.get<{ Params: Params }>(
    '/applications/:user',
    { schema: readAccount },
    async (request): Promise<ApplicationResponse> =>
      responseOf(await ownApplication(request, backend, request.params.user)),
  );

  api.put<{ Params: Params; Body: Body }>(
    '/applications/:user',
    { schema: editAccount, bodyLimit: 8_192 },
    async (request): Promise<ApplicationResponse> => {
      const application = await ownApplication(request, backend, request.params.user);
      const edit = readAccountEdit(request.body, todayInBanjul(new Date(backend.now())));
      // That a number is taken tells that it is a student's.
      if (edit.phone !== application.phone) await admitPhone(edit.phone, request, backend);
      if (!(await backend.applications.edit(application.id, edit))) {
        throw new Refusal(409, 'Another student has this phone number.');
      }
      return responseOf({ ...application, ...edit });
    },
  );
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
