import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CellKind, csvCell } from './csv-cell.ts';

test.each([
  ['Isatou Ceesay', 'Isatou Ceesay'],
  ['', ''],
  ['12 Kairaba Avenue', '12 Kairaba Avenue'],
  ['two\r\nlines', 'two\nlines'],
  ['0012', "'0012"],
  ['+220 301 2345', "'+220 301 2345"],
  ['3/4', "'3/4"],
  ['1E5', "'1E5"],
  ['=1+1', "'=1+1"],
  ['\t=1', "'\t'=1"],
  [' \u200B=1', "' \u200B=1"],
  ['＝1', "'＝1"],
  ['text;=1', "text;'=1"],
  ['text; "-1', 'text; "\'-1'],
])('writes the text %j as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test.each<[CellKind, string, string]>([
  ['number', '0', '0'],
  ['number', '2500.50', '2500.50'],
  ['number', '0012', "'0012"],
  ['number', '-5', '-5'],
  ['number', '-5+1', "'-5+1"],
  ['number', '=5', "'=5"],
  ['number', '123456789012345', '123456789012345'],
  ['number', '1234567890123456', "'1234567890123456"],
  ['number', '1234567890123.456', "'1234567890123.456"],
  ['date', '2026-11-05', '2026-11-05'],
  ['date', '2026-11-05 12:00', '2026-11-05 12:00'],
  ['date', '5/11', "'5/11"],
  ['option', '4', '4'],
  ['option', 'more than 4', 'more than 4'],
  ['option', '0123', "'0123"],
  ['option', '1.10', "'1.10"],
])('as a %s writes %j as %j', (kind, value, cell) => {
  expect(csvCell(value, kind)).toBe(cell);
});

test('never starts a cell like a formula, and round-trips any text', () => {
  const signs = fc.constantFrom(...'=+-@|%\t\r\n "\';,0x＝');
  const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: signs }));
  fc.assert(
    fc.property(typed, fc.constantFrom<CellKind>('text', 'number', 'date', 'option'), (value, kind) => {
      const cell = csvCell(value, kind);
      // A negative number is the only cell that may start with a sign.
      const isNegative = kind === 'number' && /^-\d+(\.\d+)?$/.test(cell);
      if (!isNegative) expect(cell).not.toMatch(/^[\s\u200B]*[=+\-@|%＝＋－＠]/);
      expect(cell).not.toMatch(/^[\t\r\n]/);
      const csv = stringify([[cell, 'x']], { record_delimiter: '\r\n', quote_record_delimiter: true });
      expect(parse(csv)).toEqual([[cell, 'x']]);
      // A formula must not follow a semicolon or a tab either, because some spreadsheets split cells there.
      for (const part of cell.split(/[;\t]/).slice(1)) expect(part).not.toMatch(/^["\s]*[=+\-@]/);
    }),
  );
});
