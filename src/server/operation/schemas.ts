import { ok, responses, storageErrors } from '../openapi/responses.ts';

const tags = ['Operation'];

export const isLive = {
  operationId: 'isLive',
  summary: 'Whether the process runs',
  tags,
  ...responses('It runs.', ok),
};

export const isReady = {
  operationId: 'isReady',
  summary: 'Whether something could be stored right now',
  tags,
  ...responses('It could.', ok, storageErrors),
};

export const readDescription = {
  operationId: 'readDescription',
  summary: 'This description',
  tags,
  ...responses('OpenAPI 3.1.', { type: 'object' }),
};
