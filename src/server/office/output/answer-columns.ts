import { answerAt, type Flow, type StepAnswers, type WidgetName } from '#engine/core/index.ts';
import { type CellKind, csvCell } from './csv-cell.ts';
import {
  currentAnswers,
  formatAnswer,
  otherAnswers,
  type PlacedQuestion,
  questionsIn,
  rawAnswerText,
  rowsIn,
  type StoredAnswers,
  sentQuestions,
} from './format-answers.ts';

export interface Column<Row> {
  readonly title: string;
  readonly kind?: CellKind;
  readonly cell: (row: Row) => string;
}

const cellKinds: { readonly [widget in WidgetName]?: CellKind } = {
  date: 'date',
  decimal: 'number',
  number: 'number',
  computed: 'number',
  digits: 'number',
  select: 'option',
  radios: 'option',
};

/**
 * Returns the columns of a form's answers. The column of a repeat (a question that is answered in rows)
 * contains the number of its rows. The answers to `identifiers` are written as text, because they look like
 * numbers, but must keep their leading zeros.
 */
export function answerColumns(
  flow: Pick<Flow, 'definition'>,
  identifiers: readonly string[] = [],
): Column<StoredAnswers>[] {
  const read = memoizeLast((row: StoredAnswers) => currentAnswers(flow, row));
  const questions = sentQuestions(flow).map(({ question, step }) =>
    columnOf(question, (row: StoredAnswers) => read(row).answers[step.id] ?? {}, identifiers),
  );
  const othersOf = (row: StoredAnswers) =>
    read(row).orphaned.map(({ field, value }) => `${field}: ${rawAnswerText(value)}`);
  return [...questions, { title: otherAnswers, cell: (row) => othersOf(row).join('\n') }];
}

function columnOf<Row>(
  { path, label, ui, rows }: PlacedQuestion,
  answersOf: (row: Row) => StepAnswers,
  identifiers: readonly string[] = [],
): Column<Row> {
  const answer = (row: Row) => answerAt(answersOf(row), path);
  if (rows) return { title: label, kind: 'number', cell: (row) => String(rowsIn(answer(row)).length) };
  return {
    title: label,
    kind: (!identifiers.includes(path) && cellKinds[ui.widget]) || 'text',
    cell: (row) => formatAnswer(ui, answer(row)),
  };
}

/**
 * One row of a repeat. `row` is the submission that contains it, and `number` its position, such as 2, or 2.1
 * in a nested repeat.
 */
export interface AnsweredRow<Row> {
  readonly row: Row;
  readonly number: string;
  readonly answers: StepAnswers;
}

interface RowSheet<Row> {
  readonly name: string;
  readonly columns: readonly Column<AnsweredRow<Row>>[];
  readonly rowsOf: (row: Row) => AnsweredRow<Row>[];
}

export function rowSheets<Row extends StoredAnswers>(flow: Pick<Flow, 'definition'>): RowSheet<Row>[] {
  const read = memoizeLast((row: Row) => currentAnswers(flow, row));
  return sentQuestions(flow).flatMap(({ question, step }) =>
    sheetsOf<Row>(question, (row) => [{ row, number: '', answers: read(row).answers[step.id] ?? {} }]),
  );
}

function sheetsOf<Row>(
  { path, rows }: PlacedQuestion,
  around: (row: Row) => AnsweredRow<Row>[],
  before = '',
): RowSheet<Row>[] {
  if (!rows) return [];
  const name = `${before}${path.replaceAll('.', '-')}`;
  const rowsOf = (row: Row) =>
    around(row).flatMap((outer) =>
      rowsIn(answerAt(outer.answers, path)).map((answers, index) => ({
        row,
        number: outer.number ? `${outer.number}.${index + 1}` : String(index + 1),
        answers,
      })),
    );
  const questions = questionsIn(rows);
  const number: Column<AnsweredRow<Row>> = { title: 'Row', kind: 'option', cell: (each) => each.number };
  const columns = [
    number,
    ...questions.map((each) => columnOf(each, ({ answers }: AnsweredRow<Row>) => answers)),
  ];
  return [{ name, columns, rowsOf }, ...questions.flatMap((each) => sheetsOf(each, rowsOf, `${name}-`))];
}

/** Remembers only the result for the last row, because all cells of a row are read before the next row. */
function memoizeLast<Row, Result>(work: (row: Row) => Result): (row: Row) => Result {
  let last: { readonly row: Row; readonly result: Result } | undefined;
  return (row) => {
    if (last?.row !== row) last = { row, result: work(row) };
    return last.result;
  };
}

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
