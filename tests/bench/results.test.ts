import { expect, test } from 'vitest';
import { tableOf, withSection } from './results.ts';

test('aligns text left and figures right', () => {
  expect(
    tableOf(
      ['Call', 'ms'],
      [
        ['finances', '12.5'],
        ['log in', '8'],
      ],
    ),
  ).toBe(
    ['| Call     |   ms |', '| -------- | ---: |', '| finances | 12.5 |', '| log in   |    8 |'].join('\n'),
  );
});

const document = '# Results\n\nHow to read them.\n\n## server\n\nold\n\n## browser\n\nslow\n';

test('replaces only the section of the measured part', () => {
  expect(withSection(document, 'server', 'new\n')).toBe(document.replace('old', 'new'));
  expect(withSection(document, 'browser', 'fast')).toBe(document.replace('slow', 'fast'));
});

test('appends a new part', () => {
  expect(withSection(document, 'disk', 'new')).toBe(`${document}\n## disk\n\nnew\n`);
  expect(withSection('', 'disk', 'new')).toBe('## disk\n\nnew\n');
});
