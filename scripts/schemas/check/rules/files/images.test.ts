import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { product } from '../../../../portal/product.ts';
import { checkSource } from '../../../check.ts';
import { formatFinding } from '../../../source/finding.ts';
import { sourceOf } from '../../../source/source.ts';
import { type Changes, changed, tripTexts } from '../../../testing/fixture.ts';

const compound = readFileSync('src/app/icon-192.png');
const shown = '"ui:title": "City",\n    "image": "images/compound.png",\n    "alt": "A gate",';

function findingsWith(pictures: Readonly<Record<string, Buffer>>, changes: Changes = {}): string[] {
  const files = [...changed(tripTexts(), changes)].map(([path, text]) => [path, Buffer.from(text)] as const);
  return checkSource(sourceOf(new Map([...files, ...Object.entries(pictures)]), product)).map((finding) =>
    formatFinding(finding),
  );
}

const inUi = (text: string): Changes => ({ 'trip/person.ui.json': ['"ui:title": "City",', text] });

test('reports a missing image, with the nearest name', () => {
  expect(findingsWith({ 'images/compund.png': compound }, inUi(shown))[0]).toBe(
    'trip/person.ui.json:17:14  There is no picture images/compound.png. Write "images/compund.png".',
  );
  expect(findingsWith({}, inUi(shown))).toEqual([
    'trip/person.ui.json:17:14  There is no picture images/compound.png. Put the file into the folder images.',
  ]);
});

test('reports an image without an alternative text', () => {
  const mute = shown.replace('\n    "alt": "A gate",', '');
  expect(findingsWith({ 'images/compound.png': compound }, inUi(mute))).toEqual([
    'trip/person.ui.json:17:14  People who cannot see this picture would not know what it shows. Add "alt" with what it shows, in words.',
  ]);
});

test.each([
  [
    'larger than 100 KB',
    Buffer.concat([compound, Buffer.alloc(200_000)]),
    'This picture is larger than 100 KB: it has 199 KB, and people pay for each. Make it smaller: at most 800 pixels wide, saved as JPEG or WebP.',
  ],
  [
    'not an image',
    Buffer.from('%PDF-1.7'),
    'This file ends in .png, and what is in it is no such picture. Save the picture again in the form that its name says.',
  ],
])('reports a file that is %s', (_what, bytes, words) => {
  expect(findingsWith({ 'images/compound.png': bytes }, inUi(shown))).toEqual([
    `images/compound.png:1:1  ${words}`,
  ]);
});

test('reports an unused image', () => {
  expect(findingsWith({ 'images/compound.png': compound })).toEqual([
    'images/compound.png:1:1  No question and no option shows this picture. Write "image": "images/compound.png" beside one, or delete this file.',
  ]);
});
