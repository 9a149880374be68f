import { answersIn, questionPathOf } from '../../../source/answer-paths.ts';
import { conditionsOf, type QuestionSet, requiredNames } from '../../../source/field-sets.ts';
import { nearest } from '../../../source/nearest.ts';
import { type JsonFile, type Path, placeOfKey } from '../../../source/source.ts';
import { unknownKey } from '../../../source/unknown.ts';
import { type Context, eachSet } from '../rule.ts';

/**
 * Reports a question whose name is spelled differently in the schema and in the ui file. The spelling that
 * the form uses more often counts as correct, and later rules check the files as if the name had been
 * corrected.
 */
export const questionNames = eachSet(function* (set, context) {
  const unworded = set.names.filter((name) => !set.entries.has(name));
  for (const name of set.entries.keys()) {
    if (set.names.includes(name)) continue;
    const other = unworded.find((each) => plain(each) === plain(name)) ?? nearest(name, unworded);
    if (other === undefined) continue;
    const isInSchema = usesOf(context, set, name) > usesOf(context, set, other);
    const [file, path, right]: [JsonFile, Path, string] = isInSchema
      ? [set.schema, [...set.at, 'properties', other], name]
      : [set.ui, [...set.entriesAt, name], other];
    const wrong = String(path.at(-1));
    const message = `This question is called "${right}" elsewhere, and ${differenceOf(wrong, right)}.`;
    const fix = `Write "${right}".`;
    yield { ...placeOfKey(file, path), ...unknownKey(file, path, [right]), message, fix };
  }
});

/**
 * Returns how often conditions, groups, `required` and samples name a question. Does not count the question's
 * definition and its words.
 */
function usesOf({ flows }: Context, set: QuestionSet, name: string): number {
  const required = requiredNames(set).map((each) => each.name);
  const grouped = (set.groups ?? []).flatMap(({ fields }) => fields ?? []);
  const conditions = conditionsOf(set).flatMap(({ entry }) =>
    [entry.if, entry.then, entry.else].flatMap((part) =>
      typeof part === 'object' ? Object.keys(part.properties ?? {}) : [],
    ),
  );
  const [id, file = ''] = set.schema.path.split('/');
  const samples = flows.find((flow) => flow.id === id)?.samples ?? [];
  const asked = [...set.trail, name].join('.');
  const answered = samples.flatMap(({ value }) => {
    const answers = value.answers?.[file.replace('.schema.json', '')] ?? {};
    return [...answersIn(answers)].filter(([path]) => questionPathOf(path) === asked);
  });
  const named = [...required, ...grouped, ...conditions].filter((each) => each === name);
  return named.length + answered.length;
}

const visible = (name: string) => name.replaceAll(/[\s\p{Cf}]/gu, '');

/** Removes differences that are hard to see: case, spaces and invisible characters. */
const plain = (name: string) => visible(name).toLowerCase();

function differenceOf(wrong: string, right: string): string {
  return visible(wrong) === visible(right)
    ? 'here a space or an invisible sign stands in its name'
    : `"${wrong}" here`;
}
