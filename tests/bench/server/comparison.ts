import { type Row, tableOf } from '../results.ts';

/** A figure of the portal's server beside the same figure of the floor. */
export interface Comparison {
  readonly what: string;
  readonly unit: 'ms' | 'MB' | '/s';
  readonly portal: number;
  readonly floor: number;
  readonly goal?: string;
}

export function comparisonTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(
    ({ what, unit, portal, floor, goal = '' }): Row => [
      what,
      shown(portal, unit),
      shown(floor, unit),
      costs({ unit, portal, floor }).toFixed(1),
      goal,
    ],
  );
  return tableOf(['Figure', 'Portal', 'Floor', 'Ratio', 'Goal'], rows);
}

/** How many times what the floor takes; of a rate the inverse, so that more is always worse. */
function costs({ unit, portal, floor }: Pick<Comparison, 'unit' | 'portal' | 'floor'>): number {
  return unit === '/s' ? floor / portal : portal / floor;
}

function shown(value: number, unit: string): string {
  const decimals = [1, 10].filter((from) => value < from).length;
  return `${value.toFixed(decimals)} ${unit}`;
}
