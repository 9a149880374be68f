import type { Outline, QuestionEntry, Selection } from '../outline.ts';

/** An item of the outline that matches a search. */
export interface Found {
  readonly selection: Selection;
  readonly title: string;
  /** The title of the form to which the item belongs; undefined for forms, lists and files. */
  readonly form?: string;
}

/** Returns the items of the outline whose titles contain every word of the search. */
export function foundIn({ forms, lists, others }: Outline, search: string): Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const all: Found[] = [
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
  return all.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}

/** Returns a question and those inside it, each with its names from the outside in. */
function withInner(
  { name, title, inner }: QuestionEntry,
  around: readonly string[] = [],
): { readonly names: readonly string[]; readonly title: string }[] {
  const names = [...around, name];
  return [{ names, title }, ...inner.flatMap((each) => withInner(each, names))];
}
