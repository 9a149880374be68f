import { once } from '#studio/files/once.ts';
import type { ListUse } from '#studio/protocol.ts';
import { sidesOf } from '../../schemas/diff/sides.ts';
import type { Source } from '../../schemas/source/source.ts';

const known = new WeakMap<Source, readonly ListUse[]>();

/**
 * Returns the questions that have options, each with the place of its list. Leaves out quiz questions,
 * because their answers are not saved.
 */
export const listUses = (source: Source): readonly ListUse[] => once(known, source, () => readUses(source));

function readUses(source: Source): ListUse[] {
  const questions = [...sidesOf(source, source).before.flows.values()].flatMap((flow) => [
    ...flow.questions.values(),
  ]);
  return questions
    .filter(({ options, step }) => options && step.kind !== 'quiz')
    .map(({ flow: form, name: question, list, schema, optionsAt }) =>
      list === undefined
        ? { form, question, file: schema.path, path: optionsAt }
        : { form, question, file: list, path: [] },
    );
}
