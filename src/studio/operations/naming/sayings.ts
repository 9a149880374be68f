import { type Path, valuesIn } from '../../files/json.ts';
import { sentence } from '../../files/sentence.ts';
import { fieldsOf, flowFile, type Json, listOf, type Read, wordsFile } from '../files.ts';

/** Finds a question in texts that show its answer (`{{name}}`), and in the form's `prefill`. */
export function sayingsOf(
  read: Read,
  texts: ReadonlyMap<string, string>,
  form: string,
  question: string,
): Naming[] {
  const flow = fieldsOf(read(flowFile(form)));
  const said = new RegExp(`\\{\\{\\s*${question}\\s*(?:\\.[\\w.]*\\s*)?\\}\\}`);
  const naming = (file: string, path: Path, step: number, where: string): Naming => ({
    ...{ file, path, step, goesAlong: false },
    words: sentence(`Its answer is used in the text of ${where}`),
  });
  const inSteps = listOf(flow.steps).flatMap((each, step) => {
    const { id, title } = fieldsOf(each);
    const name = `the step “${String(title ?? id)}”`;
    const words = wordsFile(form, String(id));
    const content = `${form}/content/${String(id)}.md`;
    const entries = fieldsOf(read(words));
    return [
      ...placesIn(each, said).map((path) => naming(flowFile(form), ['steps', step, ...path], step, name)),
      ...placesIn(entries, said, question).map((path) => {
        const title = fieldsOf(entries[String(path[0])])['ui:title'];
        return naming(words, path, step, title === undefined ? name : `“${String(title)}”`);
      }),
      ...(said.test(texts.get(content) ?? '') ? [naming(content, [], step, `the page of ${name}`)] : []),
    ];
  });
  const filled: Naming = {
    ...{ file: flowFile(form), path: ['prefill', question], step: -1, goesAlong: true },
    words: 'It is filled in with what is known about the student.',
  };
  // A question or step is listed once, even if several of its texts show the answer.
  const things = [
    ...new Map(inSteps.toReversed().map((each) => [`${each.file} ${each.words}`, each])).values(),
  ];
  return [...things.toReversed(), ...(fieldsOf(flow.prefill)[question] === undefined ? [] : [filled])];
}

/**
 * Returns the paths of the texts that match `said`. Skips the `summary` of a repeat, because a name in it
 * refers to a question in the repeat's rows, even if a question elsewhere has the same name.
 *
 * @param own the question whose own texts are skipped
 */
function placesIn(text: Json | undefined, said: RegExp, own?: string): Path[] {
  const isLeftOut = (path: Path) => path.at(-1) === 'summary' || (path.length === 1 && path[0] === own);
  const found = [...valuesIn(text, isLeftOut)];
  return found.filter(({ value }) => typeof value === 'string' && said.test(value)).map(({ path }) => path);
}

export interface Naming {
  readonly file: string;
  readonly path: Path;
  /** This is the index of the step that has the reference, or -1 if the reference is in no step. */
  readonly step: number;
  /** Describes the reference, as in "Its answer decides whether the step “Work” is shown." */
  readonly words: string;
  /** True if the studio can remove the reference with the question. Otherwise a person must edit it first. */
  readonly goesAlong: boolean;
}
