import type { UniversityRecord } from '#contract/universities.ts';
import { loginRequired, ref } from '../openapi/components.ts';
import { loginErrors, responses } from '../openapi/responses.ts';
import { list, number, object, text } from '../openapi/schema.ts';

export const listUniversities = {
  operationId: 'listUniversities',
  summary: 'The universities and what they ask for',
  tags: ['Universities'],
  security: loginRequired,
  ...responses(
    'In the order of their ids: the one at position id-1 is the student’s.',
    list(
      object<UniversityRecord>({
        id: number({ type: 'integer' }),
        name: text(),
        app_fee_flat: ref('Money'),
        app_fee_percentage: number({ description: 'Of the first advance, where the flat fee is 0' }),
        during_studies_min_payment: ref('Money'),
        during_studies_membership_fee: ref('Money'),
        after_studies_min_payment: ref('Money'),
        after_studies_membership_fee: ref('Money'),
      }),
    ),
    loginErrors,
  ),
};
