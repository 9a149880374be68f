import { tableOf } from '../results.ts';
import type { Figures } from '../statistics.ts';

export interface Measured<Name extends string> {
  readonly page: string;
  readonly maker: string;
  readonly figures: Figures<Name>;
}

/** A column shows a figure itself, or its ratio to the same figure of plain HTML (the floor). */
export type Column<Name extends string> =
  | { readonly title: string; readonly figure: Name; readonly decimals?: number }
  | { readonly title: string; readonly timesFloor: Name };

/**
 * Returns a table in Markdown. Compares each row with its floor: the row of the same page made with
 * `floorMaker` or, if there is none, the first row made with it.
 */
export function comparisonTable<Name extends string>(
  columns: readonly Column<Name>[],
  rows: readonly Measured<Name>[],
  floorMaker: string,
): string {
  const floors = rows.filter(({ maker }) => maker === floorMaker);
  const cellsOf = ({ page, maker, figures }: Measured<Name>) => {
    const floor = floors.find((each) => each.page === page) ?? floors[0]!;
    return [page, maker, ...columns.map((column) => cellOf(column, figures, floor.figures))];
  };
  return tableOf(['Page', 'Made with', ...columns.map(({ title }) => title)], rows.map(cellsOf), 2);
}

function cellOf<Name extends string>(column: Column<Name>, figures: Figures<Name>, floor: Figures<Name>) {
  if ('timesFloor' in column) return (figures[column.timesFloor] / floor[column.timesFloor]).toFixed(1);
  const value = figures[column.figure];
  // The cell is empty if there is no figure: only the portal has figures of a second visit.
  return Number.isFinite(value) ? value.toFixed(column.decimals ?? 0) : '';
}
