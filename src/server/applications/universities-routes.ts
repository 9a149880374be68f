import type { FastifyInstance } from 'fastify';
import type { UniversitiesResponse } from '#contract/universities.ts';
import { requireStudent } from '../auth/authenticate.ts';
import type { Backend } from '../backend.ts';
import { universities } from './universities.ts';
import { listUniversities } from './universities-schemas.ts';

export function universityRoutes(api: FastifyInstance, backend: Backend): void {
  api.get('/universities/', { schema: listUniversities }, async (request): Promise<UniversitiesResponse> => {
    await requireStudent(request, backend);
    return universities;
  });
}
