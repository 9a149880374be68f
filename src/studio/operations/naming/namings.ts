import type { Path } from '../../files/json.ts';
import { sentence } from '../../files/sentence.ts';
import { conditionIn } from '../conditions/condition.ts';
import { entriesOf, namesIn } from '../conditions/entries.ts';
import { setAt } from '../conditions/subjects.ts';
import { looksAt, setsOf } from '../conditions-without.ts';
import { type Fields, fieldsOf, flowFile, type Json, listOf, type Read, rulesFile } from '../files.ts';
import { ruleWords } from '../relations.ts';
import { besideOf } from './beside.ts';
import { type Naming, sayingsOf } from './sayings.ts';

export function namingsOf(
  read: Read,
  texts: ReadonlyMap<string, string>,
  form: string,
  question: string,
): Naming[] {
  const flow = fieldsOf(read(flowFile(form)));
  return [
    ...listOf(flow.steps).flatMap((each, step) => {
      const { id, title, when } = fieldsOf(each);
      const shown = {
        ...{ file: flowFile(form), path: ['steps', step, 'when'], step },
        words: `Its answer decides whether the step “${String(title ?? id)}” is shown.`,
        goesAlong: conditionIn(when) !== undefined,
      };
      return [
        ...(looksAt(when, question) ? [shown] : []),
        ...inRules(read, form, String(id), step, question),
      ];
    }),
    ...sayingsOf(read, texts, form, question),
    ...inSending(flow, form, question),
  ];
}

function inRules(read: Read, form: string, id: string, step: number, question: string): Naming[] {
  const file = rulesFile(form, id);
  if (read(file) === undefined) return [];
  const sets = setsOf(read, { form, step: id, trail: [] }, question);
  const titleAt = (path: Path) => titleOf(read, form, id, path);
  const deciding = sets.flatMap((set) =>
    entriesOf(set.rules).flatMap(({ entry, at }): Naming[] => {
      if (!looksAt(entry.if, question)) return [];
      const changed = [...new Set([entry.then, entry.else].flatMap(namesIn))].filter(
        (name) => name !== question,
      );
      const titles = changed.map((name) => titleAt([...set.path, 'properties', name]));
      const what = titles.length > 0 ? `about ${titles.join(' and ')}` : 'about what is asked';
      const goesAlong = conditionIn(entry.if) !== undefined;
      const how = goesAlong ? '' : ', by a condition that the studio cannot show';
      const words = sentence(`Its answer decides ${what}${how}`);
      return [{ file, path: [...set.path, ...at], step, words, goesAlong }];
    }),
  );
  const own = relationsIn(read(file), question).map(({ path, key }): Naming => {
    const title = titleAt(path);
    const rule = Object.hasOwn(ruleWords, key) ? ruleWords[key as keyof typeof ruleWords] : undefined;
    const goesAlong = key !== 'computed';
    const words =
      key === 'where'
        ? sentence(`It limits the options of ${title}`)
        : rule
          ? `${title} ${rule} it.`
          : `${title} is computed from it.`;
    return { file, path, step, words, goesAlong };
  });
  const beside = besideOf(read, form, id, question).map(
    ({ without, ...each }): Naming => ({ ...each, step, goesAlong: without !== undefined }),
  );
  return [...deciding, ...own, ...beside];
}

/**
 * Finds the question in `submit.to`, the list of answers that another program needs. Only the programmers of
 * that program can decide whether an answer may be missing.
 */
function inSending(flow: Fields, form: string, question: string): Naming[] {
  const index = listOf(fieldsOf(fieldsOf(flow.submit).to).keys).indexOf(question);
  if (index < 0) return [];
  const path = ['submit', 'to', 'keys', index];
  const words = 'Another program needs its answer.';
  return [{ file: flowFile(form), path, step: -1, words, goesAlong: false }];
}

interface Relation {
  readonly path: Path;
  readonly key: string;
}

const named: readonly string[] = ['after', 'notBefore', 'sameAs', 'different', 'from', 'to'];

/** Finds the rules that name a question. Skips conditions, because conditions-without.ts handles them. */
export function relationsIn(rules: Json | undefined, question: string): Relation[] {
  const found: Relation[] = [];
  const isNamed = (value: Json) => value === question || String(value).startsWith(`${question}.`);
  const walk = (value: Json | undefined, path: Path): void => {
    if (Array.isArray(value)) value.forEach((each, index) => void walk(each, [...path, index]));
    const { if: _condition, ...fields } = fieldsOf(value);
    for (const [key, each] of Object.entries(fields)) {
      const at = [...path, key];
      const isQuestion = path.at(-1) === 'properties';
      // Skips the question's own definition. Also skips groups and repeats that have a question of the same
      // name, because there the name refers to the inner question.
      if (isQuestion && key === question) continue;
      if (!isQuestion && named.includes(key) && isNamed(each)) found.push({ path: at, key });
      else if (!isQuestion && key === 'where' && Object.values(fieldsOf(each)).some(isNamed))
        found.push({ path: at, key });
      else if (
        !isQuestion &&
        key === 'computed' &&
        Object.values(fieldsOf(each)).flatMap(listOf).some(isNamed)
      )
        found.push({ path: at, key });
      else if (key !== 'properties' || fieldsOf(each)[question] === undefined || path.length === 0)
        walk(each, at);
    }
  };
  walk(rules, []);
  return found;
}

function titleOf(read: Read, form: string, step: string, path: Path): string {
  const names = path.flatMap((key, index) => (path[index - 1] === 'properties' ? [String(key)] : []));
  const { words } = setAt(read, { form, step });
  const entry = names.reduce<Fields>(
    (holder, name, index) => fieldsOf((index === 0 ? holder : fieldsOf(holder.fields))[name]),
    words,
  );
  return `“${String(entry['ui:title'] ?? names.at(-1))}”`;
}
