import { answerAt, type FieldSet, type StepDefinition, withAnswerAt } from '#engine/core/index.ts';
import type { Draft } from '#engine/storage/index.ts';

/** Says where the phone preview shows a nested question. */
export interface InnerPlace {
  /** The question's path on its page. On the page of a row, the path starts inside the row. */
  readonly field: string;
  /** The index of the row whose page shows the question. */
  readonly row?: number;
  /** The paths of the rows that the draft needs to show the question, outermost first. */
  readonly rows: readonly string[];
}

/** @param names the names of the question and of all questions that contain it, outermost first */
export function placeInside(step: StepDefinition, names: readonly string[]): InnerPlace {
  let set: FieldSet | undefined = step;
  let path = '';
  const rows: string[] = [];
  for (const [index, name] of names.entries()) {
    const isLast = index === names.length - 1;
    const isRepeat: boolean = !isLast && set?.ui?.[name]?.widget === 'rows';
    path += isRepeat ? `${name}.0` : name;
    if (isRepeat) rows.push(path);
    if (!isLast) path += '.';
    set = set?.fieldSets?.[name];
  }
  const [page] = step.kind === 'list' ? rows : [];
  return page === undefined ? { field: path, rows } : { field: path.slice(page.length + 1), row: 0, rows };
}

export function addMissingRows(draft: Draft, step: string, { rows }: InnerPlace): void {
  for (const row of rows) {
    const answers = draft.snapshot().answers[step] ?? {};
    if (answerAt(answers, row) === undefined) draft.change(step, withAnswerAt(answers, row, {}));
  }
}
