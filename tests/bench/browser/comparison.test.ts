import { expect, test } from 'vitest';
import { comparisonTable } from './comparison.ts';

test('shows the ratio to the floor of the same page, or to the only floor', () => {
  const table = comparisonTable(
    [
      { title: 'ms', figure: 'ms' },
      { title: '× floor', timesFloor: 'ms' },
      { title: 'again', figure: 'again', decimals: 1 },
    ],
    [
      { page: 'small', maker: 'plain', figures: { ms: 10, again: 1 } },
      { page: 'large', maker: 'plain', figures: { ms: 40, again: 2 } },
      { page: 'large', maker: 'ours', figures: { ms: 60, again: Number.NaN } },
      { page: 'large', maker: 'theirs', failure: 'No error was shown.' },
      { page: 'landing', maker: 'ours', figures: { ms: 5, again: 1 } },
    ],
    'plain',
  );
  expect(table.split('\n').map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    '| Page | Made with | ms | × floor | again |',
    '| ------- | --------- | ------------------: | ------: | ----: |',
    '| small | plain | 10 | 1.0 | 1.0 |',
    '| large | plain | 40 | 1.0 | 2.0 |',
    '| large | ours | 60 | 1.5 | |',
    '| large | theirs | No error was shown. | | |',
    '| landing | ours | 5 | 0.5 | 1.0 |',
  ]);
});
