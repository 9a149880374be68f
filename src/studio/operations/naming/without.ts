import { type Path, at as valueAt } from '../../files/json.ts';
import type { FileChange } from '../../protocol.ts';
import { conditionsWithout, leadsInto, type Spot } from '../conditions-without.ts';
import { fieldsOf, flowFile, listOf, type Read, rulesFile, wordsFile } from '../files.ts';
import { besideOf } from './beside.ts';
import { relationsIn } from './namings.ts';

/**
 * Returns the changes that remove the references to a question. Leaves out references that the studio cannot
 * remove (see `goesAlong` in sayings.ts).
 *
 * @param only limits the changes to the reference at this spot
 */
export function namingsWithout(read: Read, form: string, question: string, only?: Spot): FileChange[] {
  const steps = listOf(fieldsOf(read(flowFile(form))).steps).map((each) => String(fieldsOf(each).id));
  const prefill = fieldsOf(fieldsOf(read(flowFile(form))).prefill);
  const isMeant = (file: string, path: Path) => !only || leadsInto(only, file, path);
  const filled = prefill[question] !== undefined && isMeant(flowFile(form), ['prefill', question]);
  const path = Object.keys(prefill).length > 1 ? ['prefill', question] : ['prefill'];
  return [
    ...steps.flatMap((step) => rulesWithout(read, form, step, question, isMeant)),
    ...conditionsWithout(read, form, question, only),
    ...(filled ? [{ file: flowFile(form), do: 'remove' as const, path }] : []),
  ];
}

function rulesWithout(
  read: Read,
  form: string,
  step: string,
  question: string,
  isMeant: (file: string, path: Path) => boolean,
): FileChange[] {
  const [rules, words] = [rulesFile(form, step), wordsFile(form, step)];
  const gone = relationsIn(read(rules), question).filter(
    ({ path, key }) => key !== 'computed' && isMeant(rules, path),
  );
  const beside = besideOf(read, form, step, question).flatMap(({ file, path, without }) =>
    without && isMeant(file, path) ? [without] : [],
  );
  // The removed rules can no longer fail, so their error messages are also removed.
  const said = new Map<string, { readonly path: string[]; readonly keys: string[] }>();
  for (const { path, key } of gone) {
    const names = path.flatMap((each, index) => (path[index - 1] === 'properties' ? [String(each)] : []));
    const at = [...names.flatMap((name, index) => (index === 0 ? [name] : ['fields', name])), 'messages'];
    if (fieldsOf(valueAt(read(words), at))[key] === undefined) continue;
    const known = said.get(at.join('.')) ?? { path: at, keys: [] };
    said.set(at.join('.'), { ...known, keys: [...known.keys, key] });
  }
  return [
    ...beside,
    ...gone.map(({ path }): FileChange => ({ file: rules, do: 'remove', path: [...path] })),
    ...[...said.values()].flatMap(({ path, keys }): FileChange[] => {
      const isWhole = Object.keys(fieldsOf(valueAt(read(words), path))).length === keys.length;
      const paths = isWhole ? [path] : keys.map((key) => [...path, key]);
      return paths.map((each) => ({ file: words, do: 'remove', path: each }));
    }),
  ];
}
