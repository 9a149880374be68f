import { type Path, type Read, valuesIn } from '../files/json.ts';
import { isEditedByStaff } from '../files/schema-files.ts';
import { lenderFile, lenderPart } from '../lender/lender-parts.ts';
import { type MetaSchemas, metaOf, nodeAt } from '../meta/meta-schema.ts';
import { conditionKeys, holdsOptions } from '../operations/wording/options.ts';
import { innermostAt, isThere, keyOf, type Outline, type QuestionEntry, type Selection } from '../outline.ts';

export interface Found {
  readonly selection: Selection;
  readonly title: string;
  /** This is the title of the item's form. Forms, lists and files belong to no form. */
  readonly form?: string;
  /** If the title does not match, this is the matching text inside the item. */
  readonly words?: string;
}

export interface Searched {
  readonly texts: ReadonlyMap<string, string>;
  readonly read: Read;
  readonly metas: MetaSchemas;
}

/**
 * Finds the items that contain every word of the search. Matches in titles come first, then matches in the
 * names of questions, then matches inside items, such as in a help text or an option.
 */
export function foundIn(outline: Outline, search: string, searched: Searched): Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const items = itemsOf(outline);
  const named = items.filter(({ selection }) => matches(questionName(selection)));
  const found = new Map(
    [...items.filter(({ title }) => matches(title)), ...named].map((each) => [keyOf(each.selection), each]),
  );
  const names = new Set(items.map(({ selection }) => questionName(selection)));
  const byKey = new Map(items.map((each) => [keyOf(each.selection), each]));
  for (const [file, text] of searched.texts) {
    if (!isEditedByStaff(file)) continue;
    const all = file.endsWith('.md') ? linesOf(text) : textsIn(file, searched);
    for (const { path, text: each } of all.filter((one) => matches(one.text) && !names.has(one.text))) {
      const selection = innermostAt(file, path, searched.read);
      const key = keyOf(selection);
      if (found.has(key) || !isThere(selection, outline, searched.texts)) continue;
      const part = selection.kind === 'file' ? lenderPart(selection.part) : undefined;
      const item = byKey.get(key) ?? (part && { selection, title: part.title });
      if (item) found.set(key, { ...item, words: each });
    }
  }
  return [...found.values()];
}

const questionName = (selection: Selection) =>
  selection.kind === 'question' ? (selection.inner?.at(-1) ?? selection.question) : '';

function itemsOf({ forms, lists, others }: Outline): Found[] {
  return [
    ...forms.flatMap(({ id: form, title, steps }): Found[] => [
      { selection: { kind: 'form', form }, title },
      ...steps.flatMap(({ id: step, title: stepTitle, questions }): Found[] => [
        { selection: { kind: 'step', form, step }, title: stepTitle, form: title },
        ...questions.flatMap((entry) =>
          withInner(entry).map(({ names: [question, ...inner], title: asked }): Found => {
            const selection = { kind: 'question', form, step, question: question! } as const;
            return {
              ...{ title: asked, form: title },
              selection: inner.length > 0 ? { ...selection, inner } : selection,
            };
          }),
        ),
      ]),
    ]),
    ...[...lists, ...others].map(({ file, title }): Found => ({ selection: { kind: 'file', file }, title })),
  ];
}

interface Text {
  readonly path: Path;
  readonly text: string;
}

const linesOf = (text: string): Text[] => text.split('\n').map((line) => ({ path: [], text: line.trim() }));

/** Staff and students do not read the values under these keys, so the search skips them. */
const codeKeys: readonly unknown[] = [
  ...['$schema', '$ref', 'id', 'path', 'back', 'go', 'kind', 'access', 'autocomplete', 'inputmode'],
  ...['brandColour', 'ui:widget', 'widget', 'type', 'const', ...conditionKeys],
];

/**
 * Returns the searchable texts of a JSON file. In the lender's file, these include numbers and the titles of
 * fields.
 */
function textsIn(file: string, { read, metas }: Searched): Text[] {
  const whole = read(file);
  const root = file === lenderFile ? metaOf(metas, whole) : undefined;
  const isRules = file.endsWith('.schema.json');
  const found = [...valuesIn(whole, (path) => codeKeys.includes(path.at(-1)))];
  return found.flatMap(({ path, value }) => {
    const title = root && path.length > 0 ? (nodeAt(root, path)?.title ?? '') : '';
    const isText = typeof value === 'string' || (root !== undefined && typeof value === 'number');
    const isOption = holdsOptions(path.slice(0, -1)) || holdsOptions(path.slice(0, -2));
    const own = [title, ...(isText && (!isRules || isOption) ? [String(value)] : [])];
    const text = own.filter(Boolean).join(': ');
    return text === '' ? [] : [{ path, text }];
  });
}

function withInner(
  { name, title, inner }: QuestionEntry,
  around: readonly string[] = [],
): { readonly names: readonly string[]; readonly title: string }[] {
  const names = [...around, name];
  return [{ names, title }, ...inner.flatMap((each) => withInner(each, names))];
}
