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

test('reports a file that is not an image', () => {
  expect(findingsWith({ 'images/compound.png': Buffer.from('%PDF-1.7') }, inUi(shown))).toEqual([
    'images/compound.png:1:1  This file ends in .png, but its content is something else. Save the picture again in the format that its name says.',
  ]);
});
