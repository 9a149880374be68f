import { expect, test } from 'vitest';
import { openCopy as open } from '#scripts/studio/testing/open-copy.ts';
import { addPicture, pictureName } from './pictures.ts';

test.each([
  ['plot.png', 'images/plot.png'],
  ['Our Market (1).JPG', 'images/our-market-1.jpg'],
  ['Café.webp', 'images/cafe.webp'],
  ['2041.jpeg', 'images/picture-2041.jpeg'],
  ['市場.svg', 'images/picture.svg'],
  ['compound.png', 'images/compound-2.png'],
  ['../../etc/passwd.png', 'images/etc-passwd.png'],
  ['letter.pdf', 'images/letter.pdf'],
  ['noending', 'images/noending'],
])('%s is called %s', (name, expected) => {
  expect(pictureName(name, ['images/compound.svg'])).toBe(expected);
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
const place = { file: 'groups-and-blocks/places.ui.json', path: ['home', 'image'] };

test('adds and selects a picture in one step', () => {
  const { read, texts, run, findings } = open();
  const base64 = Buffer.from(drawing).toString('base64');
  run(addPicture(texts().keys(), { name: 'House.svg', base64, ...place }));
  expect(texts().get('images/house.svg')).toBe(drawing);
  expect(read(place.file)).toHaveProperty(['home', 'image'], 'images/house.svg');
  expect(findings()).toEqual([expect.stringContaining('images/compound.svg')]);
});

test.each([
  ['plot.png', 'its content is something else', drawing],
  ['plot.svg', 'its content is something else', '<script>alert(1)</script>'],
  ['plot.svg', 'larger than 100 KB', drawing + ' '.repeat(101 * 1024)],
  ['plot.pdf', 'Phones cannot show this picture', '%PDF-1.7'],
  ['plot.html', 'Phones cannot show this picture', '<svg></svg>'],
])('refuses %s: %s', (name, problem, content) => {
  const { texts, run } = open();
  const before = [...texts()];
  const base64 = Buffer.from(content).toString('base64');
  expect(() => run(addPicture(texts().keys(), { name, base64, ...place }))).toThrow(problem);
  expect([...texts()]).toEqual(before);
});
