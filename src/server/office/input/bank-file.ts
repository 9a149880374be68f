import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import type { CalendarDate } from '#domain/dates.ts';
import { UserError } from '../../user-error.ts';
import { oneLine } from '../output/plain-text.ts';
import { parseAmount, parseMemo, parsePastDate } from './typed-values.ts';

/**
 * The titles that a file may give to each column. They match in any case, and with spaces, dots or dashes
 * instead of `_`.
 */
const titles = {
  phone: ['phone', 'phone_number', 'mobile_number'],
  matNumber: ['mat_number', 'mat', 'mat_no'],
  application: ['application', 'application_id'],
  date: ['date'],
  amount: ['amount'],
  memo: ['memo'],
  reference: ['reference'],
} as const;

type Column = keyof typeof titles;
type Cells = Readonly<Partial<Record<Column, string>>>;

export interface BankLine extends Pick<Cells, 'phone' | 'matNumber' | 'application' | 'reference'> {
  /** Lines are numbered as in a spreadsheet: the title row is line 1. */
  readonly line: number;
  readonly date: CalendarDate;
  readonly amount: number;
  readonly memo: string | undefined;
}

export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

interface ParseOptions {
  readonly today: CalendarDate;
  /** If true, 05/12/2026 means 5 December. If false, such a date is a problem, because it may mean 12 May. */
  readonly isDayFirst: boolean;
}

/**
 * Parses the file of a bank. Returns unreadable lines as `problems`, and the titles of columns that are not
 * read as `ignored`. Throws a UserError if the file is not a CSV file with the required columns.
 */
export function parseBankFile(bytes: Uint8Array, reading: ParseOptions) {
  const [head, ...rows] = rowsOf(decodeText(bytes));
  const columns = (head ?? []).map(columnOf);
  assertRequiredColumns(columns);
  const lines: BankLine[] = [];
  const problems: LineProblem[] = [];
  for (const [index, row] of rows.entries()) {
    const line = index + 2;
    if (row.every((cell) => cell.trim() === '')) continue;
    try {
      lines.push({ line, ...parseLine(cellsOf(row, columns), reading) });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push({ line, message: error.message });
    }
  }
  return { lines, problems, ignored: head!.filter((title, index) => title.trim() && !columns[index]) };
}

function rowsOf(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new UserError(`The file cannot be read as CSV: ${error.message}.`);
    throw error;
  }
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const countOf = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}

function columnOf(title: string): Column | undefined {
  const plain = title
    .trim()
    .toLowerCase()
    .replace(/[\s.-]+/g, '_')
    .replace(/_$/, '');
  return (Object.keys(titles) as Column[]).find((column) => titles[column].some((each) => each === plain));
}

function assertRequiredColumns(columns: readonly (Column | undefined)[]): void {
  const missing = (['date', 'amount'] as const).filter((column) => !columns.includes(column));
  const saysWho = (['phone', 'matNumber', 'application'] as const).some((column) => columns.includes(column));
  if (missing.length > 0 || !saysWho) {
    const wanted = [...missing, ...(saysWho ? [] : ['phone (or mat_number, or application)'])];
    throw new UserError(`The first line must contain the column titles. Missing: ${wanted.join(', ')}.`);
  }
  const twice = columns.find((column, index) => column && columns.indexOf(column) !== index);
  if (twice) throw new UserError(`There are two columns for ${titles[twice][0]}. Delete one.`);
}

function cellsOf(row: readonly string[], columns: readonly (Column | undefined)[]): Cells {
  if (row.some((cell) => /[\r\n]/.test(cell))) {
    throw new UserError(
      'A cell runs over several lines: a quotation mark is not closed, or there is one too many.',
    );
  }
  if (row.length !== columns.length) {
    throw new UserError(
      `${row.length} cells under ${columns.length} titles. (An amount such as 1,500 must be in quotes, or without the comma.)`,
    );
  }
  // Removes the apostrophe that marks a cell as text in spreadsheets and in the files that `export` writes.
  const cells = row.map((cell) => oneLine(cell).replace(/^'/, ''));
  return Object.fromEntries(
    columns.flatMap((column, index) => (column && cells[index] ? [[column, cells[index]]] : [])),
  );
}

function parseLine(cells: Cells, reading: ParseOptions): Omit<BankLine, 'line'> {
  const { phone, matNumber, application, date, amount, memo, reference } = cells;
  if (!phone && !matNumber && !application) {
    throw new UserError('The student is missing: fill in phone, mat_number or application.');
  }
  if (!date) throw new UserError('The date is missing.');
  if (!amount) throw new UserError('The amount is missing.');
  return {
    ...{ phone, matNumber, application, reference },
    memo: memo && parseMemo(memo),
    date: parseBankDate(date, reading),
    amount: parseAmount(amount),
  };
}

function parseBankDate(typed: string, { today, isDayFirst }: ParseOptions): CalendarDate {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  if (!day || !month) return parsePastDate(typed, today);
  if (isDayFirst) return parsePastDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, today);
  throw new UserError(
    `${typed} can be read in two ways. Write it as 2026-12-05, or add --day-first if this file writes the day first.`,
  );
}

function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) {
    throw new UserError('This is a spreadsheet’s own file. Save it as CSV, and import that.');
  }
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
