import { type Answer, type FieldUi, type Flow, isSent, textOf, type WidgetName } from '#engine/core/index.ts';
import { type CellKind, csvCell } from './csv-cell.ts';
import {
  askingSteps,
  currentAnswers,
  formatAnswer,
  otherAnswers,
  type StoredAnswers,
} from './format-answers.ts';

/** A column of an export. */
export interface Column<Row> {
  readonly title: string;
  readonly kind?: CellKind;
  readonly cell: (row: Row) => string;
}

const kindOf: { readonly [widget in WidgetName]?: CellKind } = {
  date: 'date',
  decimal: 'number',
  number: 'number',
  digits: 'number',
  select: 'option',
  radios: 'option',
};

/**
 * A column a question whose answers are sent, and one for the answers that the form of today has no place for. Where
 * answers look like numbers and are names their zeros count.
 */
export function answerColumns(
  flow: Pick<Flow, 'definition'>,
  { names = [] }: { readonly names?: readonly string[] } = {},
): Column<StoredAnswers>[] {
  const read = memoizeLast((row: StoredAnswers) => currentAnswers(flow, row));
  const questions = askingSteps(flow).flatMap((step) =>
    Object.entries(step.ui ?? {})
      .filter(([, question]) => isSent(step, question))
      .map(
        ([field, question]): Column<StoredAnswers> => ({
          title: question.label,
          kind: (!names.includes(field) && kindOf[question.widget]) || 'text',
          cell: (row) => formatCell(question, read(row).answers[step.id]?.[field]),
        }),
      ),
  );
  const othersOf = (row: StoredAnswers) =>
    read(row).orphaned.map(({ field, value }) => `${field}: ${textOf(value)}`);
  return [...questions, { title: otherAnswers, cell: (row) => othersOf(row).join('\n') }];
}

function formatCell(question: FieldUi, answer: Answer | undefined): string {
  return answer === undefined ? '' : formatAnswer(question, answer);
}

/** Remembers the last one: a row is asked for all its cells before the next. */
function memoizeLast<Row, Result>(work: (row: Row) => Result): (row: Row) => Result {
  let last: { readonly row: Row; readonly result: Result } | undefined;
  return (row) => {
    if (last?.row !== row) last = { row, result: work(row) };
    return last.result;
  };
}

/** The titles, each once: a second one of the same words has a number. */
export function headerRow(columns: readonly Pick<Column<never>, 'title'>[]): string[] {
  const count = new Map<string, number>();
  return columns.map(({ title }) => {
    const number = (count.get(title) ?? 0) + 1;
    count.set(title, number);
    return csvCell(number === 1 ? title : `${title} (${number})`);
  });
}

export function cellsOf<Row>(columns: readonly Column<Row>[], row: Row): string[] {
  return columns.map(({ kind, cell }) => csvCell(cell(row), kind));
}
