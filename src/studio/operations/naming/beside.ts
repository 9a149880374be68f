import type { Path } from '../../files/json.ts';
import type { FileChange } from '../../protocol.ts';
import { type Fields, fieldsOf, listOf, type Read, removing, rulesFile, wordsFile } from '../files.ts';

/* The functions in this file find two kinds of references to a question within its own step: rules over
   several questions, and options of other questions that fill in its answer. */

export interface Beside {
  readonly file: string;
  readonly path: Path;
  readonly words: string;
  /** This change removes the reference. The value is undefined if a person must decide first. */
  readonly without: FileChange | undefined;
}

/**
 * A rule "at least one of these" must keep at least this many questions. With a single question, it would be
 * unclear whether that question must now be answered.
 */
const fewest = 2;

export function besideOf(read: Read, form: string, step: string, question: string): Beside[] {
  const [file, said] = [rulesFile(form, step), wordsFile(form, step)];
  const { sumIs, atLeastOneOf } = fieldsOf(read(file));
  const total = listOf(fieldsOf(sumIs).fields).indexOf(question);
  const several = listOf(atLeastOneOf);
  const one = several.indexOf(question);
  return [
    ...(total < 0
      ? []
      : [
          {
            ...{ file, path: ['sumIs', 'fields', total], without: undefined },
            words: 'It is one of the numbers that add up to a total.',
          },
        ]),
    ...(one < 0
      ? []
      : [
          {
            ...{
              file,
              path: ['atLeastOneOf', one],
              words: 'It is one of the questions of which at least one must be answered.',
            },
            without: several.length > fewest ? removing(file, ['atLeastOneOf', one]) : undefined,
          },
        ]),
    ...Object.entries(fieldsOf(read(said))).flatMap(([name, entry]) =>
      filling(said, name, fieldsOf(entry), question),
    ),
  ];
}

function filling(file: string, name: string, { fills, ...entry }: Fields, question: string): Beside[] {
  if (name === question || fieldsOf(fills)[question] === undefined) return [];
  const whole = [name, 'fills'];
  const path = [...whole, question];
  const isLast = Object.keys(fieldsOf(fills)).length === 1;
  const words = `“${String(entry['ui:title'] ?? name)}” fills it in.`;
  return [{ file, path, words, without: removing(file, isLast ? whole : path) }];
}
