import { answersFrom, ownValue, type StepAnswers } from '../../core/answers.ts';
import { resolveSet, stepInstance } from '../../core/asked-fields.ts';
import type { StepDefinition } from '../../core/definition.ts';
import { environment, messagesOf } from '../../core/environment.ts';
import type { FieldUi } from '../../core/field.ts';
import type { Flow, SetInstance } from '../../core/flow-types.ts';
import { rowMessages } from '../../core/rows/row-messages.ts';
import { instancesIn } from '../../core/structure/instances.ts';
import { interpolate } from '../../core/words/interpolation.ts';
import { answerInWords } from '../templates/AnswerText.tsx';

interface RowPlace {
  readonly flow: Flow;
  readonly step: StepDefinition;
  readonly index: number;
  readonly earlier: StepAnswers;
}

/**
 * Returns the title of a row from the template `summary`. If the answers in it are empty, returns a numbered
 * name such as "Member 2".
 */
export function rowName({ summary = '', noun }: FieldUi, row: StepAnswers, place: RowPlace): string {
  const { flow, step, index, earlier } = place;
  const words = wordsIn(flow, stepInstance(step, row, { earlier, today: environment().today() }));
  const name = interpolate(summary, words)
    .replace(/\(\s*\)/g, '')
    .replace(/([,;:·–-]\s*)+(?=[,;:·–-])/g, '')
    .replace(/^[\s,;:·–-]+|[\s,;:·–-]+$/g, '');
  return name || messagesOf(rowMessages).rowName(noun, index + 1);
}

function wordsIn(flow: Flow, instance: SetInstance): StepAnswers {
  const { fields, relevantAnswers } = resolveSet(flow, instance);
  return answersFrom(
    fields.map((field) => {
      const answer = ownValue(relevantAnswers, field.name);
      const [inner] =
        field.schema.type === 'object' ? instancesIn(instance, field.name, relevantAnswers) : [];
      return [field.name, inner ? wordsIn(flow, inner) : answerInWords(field, answer).join(', ')];
    }),
  );
}
