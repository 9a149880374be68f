import { expect, test } from 'vitest';
import { constantsIn } from './interpolation.ts';
import { parseMarkdown } from './markdown.ts';

const given = {
  product: 'Safari',
  faq: { value: null, placeholder: true },
  site: { value: 'https://example.org/a?b=1&c', placeholder: false },
};
const constants = constantsIn(given, 'to be confirmed');
const read = (text: string) => parseMarkdown(text, constants);

test('reads headings, paragraphs, lists, links and bold', () => {
  expect(read('## A **b**\n\nOne\ntwo [three **four**](/five).\n\n1. x\n2. y\n')).toEqual({
    problems: [],
    links: [{ href: '/five', offset: 37 }],
    blocks: [
      { heading: ['A ', { bold: ['b'] }] },
      { paragraph: ['One two ', { link: '/five', text: ['three ', { bold: ['four'] }] }, '.'] },
      { list: [['x'], ['y']], ordered: true },
    ],
  });
});

test('parses loose lists, escapes and HTML special characters', () => {
  expect(read('- a & b\n\n- c < d "e" \\*f\\*\n').blocks).toEqual([
    { list: [['a & b'], ['c < d "e" *f*']], ordered: false },
  ]);
});

test('inserts constants, and keeps the names of answers for run time', () => {
  expect(
    read('Dear {{ firstName }}, {{product}} [is](https://example.org/{{product}}) here.').blocks,
  ).toEqual([
    {
      paragraph: [
        'Dear {{firstName}}, Safari ',
        { link: 'https://example.org/Safari', text: ['is'] },
        ' here.',
      ],
    },
  ]);
});

test('a link whose address is not known yet becomes plain text', () => {
  expect(read('See [the answers]({{faq}}) and [us]({{site}}).').blocks).toEqual([
    { paragraph: ['See the answers and ', { link: 'https://example.org/a?b=1&c', text: ['us'] }, '.'] },
  ]);
});

test('marks a paragraph that is only such a link as awaited, together with a heading above nothing else', () => {
  const link = { awaited: ['The answers'] };
  const alone = '[The answers]({{faq}})';
  expect(read(`## A\n\n${alone}\n\n## B\n\nHere.\n\n${alone}`).blocks).toEqual([
    { ...link, heading: ['A'] },
    { heading: ['B'] },
    { paragraph: ['Here.'] },
    link,
  ]);
  expect(read(`## A\n\n${alone}\n\nHere.`).blocks).toEqual([
    { heading: ['A'] },
    link,
    { paragraph: ['Here.'] },
  ]);
});

test.each([
  ['https://example.org/cv.pdf', undefined, 'PDF'],
  ['https://example.org/a/CV.DOCX?v=2', '40 KB', 'Word, 40 KB'],
  ['https://example.org/cv.odt#page', undefined, 'OpenDocument'],
  ['https://example.org/document/1', '40 KB', '40 KB'],
])('labels a link to %s (size %s) with %s', (value, size, note) => {
  const template = constantsIn({ template: { value, placeholder: false, size } });
  expect(parseMarkdown('[Take it]({{template}})', template).blocks).toEqual([
    { paragraph: [{ link: value, text: [`Take it (${note})`], isFile: true }] },
  ]);
});

test.each(['https://example.pdf', 'https://example.org/pdf', 'https://example.org/a.html', '/cv.pdfs'])(
  'does not label a link to %s as a download',
  (link) => {
    expect(read(`[Go](${link})`).blocks).toEqual([{ paragraph: [{ link, text: ['Go'] }] }]);
  },
);

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java&#115;cript:x',
  'data:text/html,x',
  '//example.org',
  'http://example.org',
  'info',
  '#top',
  'https:x',
  '%',
  '/\\example.org',
  'https:///x',
  'tel:call',
])('refuses the link %s', (link) => {
  const { problems } = read(`A [link](${link}).`);
  expect(problems).toMatchObject([{ offset: 2, message: `A link cannot lead to "${link}".` }]);
});
