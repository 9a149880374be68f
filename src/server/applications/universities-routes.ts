import { requireStudent } from '../auth/authenticate.ts';
import type { Backend } from '../backend.ts';
import type { Api } from '../openapi/schema.ts';
import { universities } from './universities.ts';
import { listUniversities } from './universities-schemas.ts';

export function universityRoutes(api: Api, backend: Backend): void {
  api.get('/universities/', { schema: listUniversities }, async (request) => {
    await requireStudent(request, backend);
    return universities;
  });
}
