import { testRule } from '../../../testing/test-rule.ts';

testRule('content', {
  HTML: [
    { 'trip/content/about.md': ['**not**', '<b>not</b>'] },
    'trip/content/about.md:3:16  HTML cannot be shown in a content page. Write plain text; a link is [words](https://…).',
    'trip/content/about.md:3:22  HTML cannot be shown in a content page. Write plain text; a link is [words](https://…).',
  ],
  'an unsafe link': [
    { 'trip/content/about.md': ['https://example.org/office', 'http://example.org/office'] },
    'trip/content/about.md:4:8  A link cannot lead to "http://example.org/office". Begin it with https://, mailto:, tel: or, for a page of the site, with /.',
  ],
  'a list in a list': [
    { 'trip/content/about.md': ['- Second', '  - Second'] },
    'trip/content/about.md:7:3  A list inside a list cannot be shown. Write one list, or two with a heading between.',
  ],
  'a picture, a table': [
    { 'trip/content/about.md': (text) => `${text}\n![x](/y.png)\n\n| a |\n|---|\n| b |\n` },
    'trip/content/about.md:9:1  A picture cannot be shown in a content page. Describe it in words, or link to it.',
    'trip/content/about.md:11:1  A table cannot be shown in a content page. Write a list.',
  ],
  'headings of two levels': [
    { 'trip/content/about.md': ['## Before', '# Before'] },
    'trip/content/about.md:1:1  There is one level of headings here. Write ## before it.',
  ],
  nothing: [
    { 'trip/content/about.md': '\n' },
    'trip/content/about.md:1:1  This page is empty. Write something, or delete it.',
  ],
  'incomplete links and bold text': [
    {
      'trip/content/about.md': (text) =>
        `${text}\nSee [the site](https://a.gm .\n\nSee [us] (https://a.gm).\n\nIt is **it.\n`,
    },
    'trip/content/about.md:9:5  This link is broken off. Write [words](https://…), without a space between ] and (, nor in the address.',
    'trip/content/about.md:11:5  This link is broken off. Write [words](https://…), without a space between ] and (, nor in the address.',
    'trip/content/about.md:13:7  The bold words that begin or end here have no other end. Write **words**, with no space inside the stars.',
  ],
});
