import type { Relations } from '../parts.ts';
import { brokenBy } from './broken-by.ts';
import { compute } from './compute.ts';

/** What forms need that compute answers or hold them against today or another one. Generated forms bring it, where they do. */
export const relations: Relations = { compute, brokenBy };
