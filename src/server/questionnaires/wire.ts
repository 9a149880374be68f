import {
  type FieldSchema,
  type FieldUi,
  type Flow,
  isSent,
  type StepDefinition,
  travelsAsNumber,
} from '#engine/core/index.ts';
import type { ReadOptions } from './answers.ts';

/** What is left for the braces around the answers, and for what newer or older portals may send beside them. */
const roomBytes = 65_536;
const maxBytes = 512 * 1024;

/** The most that JSON makes of one sign: \ud83d\ude00. */
const bytesPerSign = 12;

/** Of an answer without a limit of its own: a date, a phone number. */
const usualLength = 200;

/** How the answers to a form travel that no code speaks of. */
export function wireOf({ definition }: Flow): Required<Pick<ReadOptions, 'numbers' | 'excludedFields'>> {
  const namesWhere = (holds: (step: StepDefinition, ui: FieldUi) => boolean) =>
    definition.steps.flatMap((step) =>
      Object.entries(step.ui ?? {}).flatMap(([name, ui]) => (holds(step, ui) ? name : [])),
    );
  return {
    numbers: namesWhere((_step, ui) => travelsAsNumber(ui)),
    excludedFields: namesWhere((step, ui) => !isSent(step, ui)),
  };
}

function lengthOf({ maxLength, enum: options = [] }: FieldSchema): number {
  return maxLength ?? Math.max(usualLength, ...options.map((option) => option.length));
}

/** The longest body, in bytes, that the answers to a form can need. */
export function bodyLimitOf({ definition }: Flow): number {
  const fields = definition.steps.flatMap((step) => Object.entries(step.fields ?? {}));
  const lengths = fields.map(([name, field]) => name.length + lengthOf(field));
  const signs = lengths.reduce((sum, length) => sum + length, 0);
  return Math.min(roomBytes + signs * bytesPerSign, maxBytes);
}
