import type { FlowSource } from '../../../source/flows.ts';
import { nearest } from '../../../source/nearest.ts';
import { conditionsIn } from '../../../source/schema-files.ts';
import { type JsonFile, placeOfKey } from '../../../source/source.ts';
import { unknownKey } from '../../../source/unknown.ts';
import { type AskingStep, eachStep, requiredNames } from '../rule.ts';

/**
 * A question has one name in all the files of its step. Where one file spells it otherwise, what the others say is
 * right, and the rules that come later need not stumble over each of them.
 */
export const spelling = eachStep(function* (step, _context, flow) {
  const unworded = step.names.filter((name) => !step.entries.has(name));
  for (const name of step.entries.keys()) {
    if (step.names.includes(name)) continue;
    const other = unworded.find((each) => plain(each) === plain(name)) ?? nearest(name, unworded);
    if (other === undefined) continue;
    const isInSchema = usesOf(flow, step, name) > usesOf(flow, step, other);
    const [file, path, right]: [JsonFile, string[], string] = isInSchema
      ? [step.schema, ['properties', other], name]
      : [step.ui, [name], other];
    const wrong = path.at(-1)!;
    yield {
      ...placeOfKey(file, path),
      ...unknownKey(file, path, [right]),
      message: `This question is called "${right}" elsewhere, and ${differenceOf(wrong, right)}.`,
      fix: `Write "${right}".`,
    };
  }
});

/** How often a name is used beside the two places in question. */
function usesOf({ samples }: FlowSource, step: AskingStep, name: string): number {
  const required = requiredNames(step).map((each) => each.name);
  const grouped = (step.ui.value.groups ?? []).flatMap(({ fields }) => fields ?? []);
  const conditions = conditionsIn(step.schema.value).flatMap(({ entry }) =>
    [entry.if, entry.then, entry.else].flatMap((part) =>
      typeof part === 'object' ? Object.keys(part.properties ?? {}) : [],
    ),
  );
  const answered = samples.flatMap(({ value }) => Object.keys(value.answers?.[step.id] ?? {}));
  return [...required, ...grouped, ...conditions, ...answered].filter((each) => each === name).length;
}

const visible = (name: string) => name.replaceAll(/[\s\p{Cf}]/gu, '');

/** Without what a person does not see. */
const plain = (name: string) => visible(name).toLowerCase();

function differenceOf(wrong: string, right: string): string {
  return visible(wrong) === visible(right)
    ? 'here a space or an invisible sign stands in its name'
    : `"${wrong}" here`;
}
