import { getNodePath, type Node } from 'jsonc-parser';
import { pictureSize } from '#engine/storage/photos/picture-size.ts';
import { placeOf, startOf } from '../../../source/finding.ts';
import { type JsonFile, nodeOf } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { type Rule, valuesOfKey } from '../rule.ts';

/** The maximum size, in units of 1024 bytes. On a slow mobile network, 100 KB take two seconds. */
const maxKilobytes = 100;

export const images: Rule = function* ({ source }) {
  const named = [...source.json.values()].flatMap((file) =>
    imagesIn(file).map((node) => ({ file, node, path: String(node.value) })),
  );
  for (const { file, node, path } of named) {
    const place = placeOf(file, node.offset);
    if (!source.images.has(path)) {
      const advice = unknownValue(file, getNodePath(node), [...source.images.keys()]);
      const fix = 'Put the file into the folder images.';
      yield { fix, ...advice, message: `There is no picture ${path}.` };
    }
    // Only images in ui files need "alt": the alternative text of an option's image is the option's title.
    if (file.path.endsWith('.ui.json') && !nodeOf(file, [...getNodePath(node).slice(0, -1), 'alt'])) {
      const message = 'People who cannot see this picture would not know what it shows.';
      yield { ...place, message, fix: 'Add "alt" with what it shows, in words.' };
    }
  }
  const used = new Set(named.map(({ path }) => path));
  for (const [path, bytes] of source.images) {
    const place = startOf(path);
    for (const problem of problemsOf(path, bytes)) yield { ...place, ...problem };
    // An image that seems unused may be used in an unreadable file.
    if (used.has(path) || source.unreadable.size > 0) continue;
    const message = 'No question and no option shows this picture.';
    yield { ...place, message, fix: `Write "image": "${path}" beside one, or delete this file.` };
  }
};

export const pictureProblem = (path: string, bytes: Buffer) => problemsOf(path, bytes).next().value;

function* problemsOf(path: string, bytes: Buffer): Generator<{ message: string; fix: string }, undefined> {
  const kilobytes = Math.ceil(bytes.length / 1024);
  if (kilobytes > maxKilobytes) {
    const message = `This picture is larger than ${maxKilobytes} KB: it has ${kilobytes} KB, and people pay for each.`;
    yield { message, fix: 'Make it smaller: at most 800 pixels wide, saved as JPEG or WebP.' };
  }
  if (!isPicture(path, bytes)) {
    const ending = path.slice(path.lastIndexOf('.') + 1);
    const message = `This file ends in .${ending}, but its content is something else.`;
    yield { message, fix: 'Save the picture again in the format that its name says.' };
  }
}

function isPicture(path: string, bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (path.endsWith('.svg')) return /<svg[\s>]/.test(text);
  if (path.endsWith('.webp')) return text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP';
  const isPng = text.startsWith('\x89PNG');
  return pictureSize(bytes) !== undefined && isPng === path.endsWith('.png');
}

const imagesIn = (file: JsonFile): Node[] =>
  /\.ui\.json$|^options\//.test(file.path) ? valuesOfKey(file, 'image') : [];
