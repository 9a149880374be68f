import { expect, test } from 'vitest';
import { comparisonTable } from './comparison.ts';

test('every figure has its ratio to the floor of the same page beside it', () => {
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
      { page: 'large', maker: 'theirs', failure: 'No mistake was shown.' },
    ],
    'plain',
  );
  expect(table.split('\n').map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    '| Page | Made with | ms | × floor | again |',
    '| ----- | --------- | --------------------: | ------: | ----: |',
    '| small | plain | 10 | 1.0 | 1.0 |',
    '| large | plain | 40 | 1.0 | 2.0 |',
    '| large | ours | 60 | 1.5 | |',
    '| large | theirs | No mistake was shown. | | |',
  ]);
});

test('what has no floor of its own is held against the first', () => {
  const rows = [
    { page: 'form', maker: 'plain', figures: { ms: 20 } },
    { page: 'landing', maker: 'ours', figures: { ms: 10 } },
  ];
  expect(comparisonTable([{ title: '× floor', timesFloor: 'ms' }], rows, 'plain')).toContain('0.5');
});
