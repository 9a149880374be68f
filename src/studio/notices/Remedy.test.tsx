import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Remedy } from './Remedy.tsx';

const shown = (words: string, how?: string) =>
  renderToStaticMarkup(<Remedy words={words} how={how} />).replaceAll('&quot;', '"');

test.each(['Write "public", or "who": "student" in "submit".', 'Write "code": 2.'])(
  'advice is shown whole, also where it quotes a name and its value: %s',
  (words) => expect(shown(words)).toBe(`<p>${words}</p>`),
);

test('unfolds the instructions of a manual remedy', () => {
  const name = 'If it is called "town" now';
  const how = 'add this line: { "version": 2 }';
  expect(shown(name, how)).toBe(`<details><summary>${name}</summary>${how}</details>`);
});
