import type { TypedAnswers } from '../parts.ts';
import { brokenRule, brokenType } from './broken-rule.ts';
import { withoutExcluded } from './choices.ts';
import { inTexts } from './in-texts.ts';
import { normalizeType } from './normalize-type.ts';
import { offered, questionsOfOptions } from './offered.ts';
import { inWords, wordsOf } from './words.ts';

/** What forms need whose answers are more than single texts. Generated forms bring it, where they do. */
export const typed: TypedAnswers = {
  normalize: normalizeType,
  questionsOfOptions,
  offered,
  withoutExcluded,
  brokenRule,
  brokenType,
  wordsOf,
  inWords,
  inTexts,
};
