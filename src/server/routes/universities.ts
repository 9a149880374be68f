import type { FastifyInstance } from 'fastify';
import type { UniversitiesResponse } from '#contract/universities.ts';
import type { Backend } from '../backend.ts';
import { loggedInStudent } from '../logged-in.ts';
import { listUniversities } from '../schemas/universities.ts';
import { universities } from '../universities.ts';

export function universityRoutes(api: FastifyInstance, backend: Backend): void {
  api.get('/universities/', { schema: listUniversities }, async (request): Promise<UniversitiesResponse> => {
    await loggedInStudent(request, backend);
    return universities;
  });
}
