import { expect, test } from 'vitest';
import { flexGaps } from './flex-gaps.ts';

test.each([
  ['a column', '.a{display:flex;flex-direction:column;gap:16px}', 'html .a>*+*{margin-top:16px}'],
  ['a row', '.a{display:inline-flex;gap:8px}', 'html .a>*+*{margin-left:8px}'],
  [
    'a row that wraps',
    '.a{display:flex;flex-wrap:wrap;gap:4px 16px}',
    'html .a>:not(:last-child){margin-right:16px;margin-bottom:4px}',
  ],
  [
    'no gap between lines',
    '.a{display:flex;flex-wrap:wrap;gap:0 16px}',
    'html .a>:not(:last-child){margin-right:16px}',
  ],
  [
    'a rule that sets only the gap',
    '.a{display:flex;gap:1px}.b p.a{gap:2px}',
    'html .a>*+*{margin-left:1px}html .b p.a>*+*{margin-left:2px}',
  ],
  ['several selectors', '.a,.b{display:flex;gap:1px}', 'html .a>*+*,html .b>*+*{margin-left:1px}'],
  [
    'a print style',
    '@media print{.a{display:flex;gap:1px}.b{color:red}}',
    '@media print{html .a>*+*{margin-left:1px}}',
  ],
  ['a grid (not converted)', '.a{display:grid;gap:1px}', ''],
  ['a gap of 0', '.a{display:flex;gap:0}', ''],
  ['no gap', '.a{display:flex}@keyframes turn{to{top:0}}@media print{.b{color:red}}', ''],
])('%s', (_what, css, expected) => {
  expect(flexGaps(css)).toBe(expected);
});
