import type { FastifyInstance } from 'fastify';
import type { UniversitiesResponse } from '#contract/universities.ts';
import { requireStudent } from '../authenticate.ts';
import type { Backend } from '../backend.ts';
import { listUniversities } from '../schemas/universities.ts';
import { universities } from '../universities.ts';

export function universityRoutes(api: FastifyInstance, backend: Backend): void {
  api.get('/universities/', { schema: listUniversities }, async (request): Promise<UniversitiesResponse> => {
    await requireStudent(request, backend);
    return universities;
  });
}
