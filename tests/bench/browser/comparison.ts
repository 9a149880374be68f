import { type Row, tableOf } from '../results.ts';
import type { Figures } from '../statistics.ts';

/** The measurements of one page made with one library: a row of the results table. */
export interface Measured<Name extends string> {
  readonly page: string;
  readonly maker: string;
  /** The measured figures; missing if the measurement failed. The table then shows `failure`. */
  readonly figures?: Figures<Name>;
  readonly failure?: string;
}

/** A column of the results table: a figure, or its ratio to the same figure of the plain HTML page (the "floor"). */
export type Column<Name extends string> =
  | { readonly title: string; readonly figure: Name; readonly decimals?: number }
  | { readonly title: string; readonly timesFloor: Name };

/**
 * Formats measurements as a table. The ratios compare each page with the same page made with the library
 * `floorMaker` or, if that library has no such page, with the first page that it has.
 */
export function comparisonTable<Name extends string>(
  columns: readonly Column<Name>[],
  rows: readonly Measured<Name>[],
  floorMaker: string,
): string {
  const floors = rows.filter(({ maker }) => maker === floorMaker);
  const cellsOf = (row: Measured<Name>): Row => {
    const { page, maker, figures, failure } = row;
    if (!figures) return [page, maker, ...columns.map((_, index) => (index === 0 ? `${failure}` : ''))];
    const floor = floors.find((each) => each.page === page) ?? floors[0];
    return [page, maker, ...columns.map((column) => cellOf(column, figures, floor?.figures))];
  };
  return tableOf(['Page', 'Made with', ...columns.map(({ title }) => title)], rows.map(cellsOf), 2);
}

function cellOf<Name extends string>(
  column: Column<Name>,
  figures: Figures<Name>,
  floor: Figures<Name> | undefined,
): string {
  if (!('timesFloor' in column)) return shown(figures[column.figure], column.decimals);
  return floor ? shown(figures[column.timesFloor] / floor[column.timesFloor], 1) : '';
}

/** Formats a figure; an empty text if nothing was measured. */
function shown(value: number, decimals = 0): string {
  return Number.isFinite(value) ? value.toFixed(decimals) : '';
}
