import { expect, test } from 'vitest';
import { comparisonTable } from './comparison.ts';

test('the ratio says how many times the floor it costs, of times and rates alike', () => {
  const table = comparisonTable([
    { what: 'ready', unit: 'ms', portal: 400, floor: 100, goal: '< 1000 ms' },
    { what: 'finances', unit: '/s', portal: 2000, floor: 5000 },
    { what: 'p99', unit: 'ms', portal: 1.26, floor: 1.2 },
    { what: 'CPU', unit: 'ms', portal: 0.468, floor: 0.04 },
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| ready    |  400 ms |  100 ms |   4.0 | < 1000 ms |',
    '| finances | 2000 /s | 5000 /s |   2.5 |           |',
    '| p99      |  1.3 ms |  1.2 ms |   1.1 |           |',
    '| CPU      | 0.47 ms | 0.04 ms |  11.7 |           |',
  ]);
});
