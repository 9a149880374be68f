import type { RightEdit } from './edit.ts';
import { lender } from './lender.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { steps } from './steps.ts';
import { texts } from './texts.ts';

/** What staff may rightly do, of every kind that the guide names. */
export const rightEdits: readonly RightEdit[] = [...texts, ...options, ...questions, ...steps, ...lender];
