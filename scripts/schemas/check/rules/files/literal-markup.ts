import { getNodePath } from 'jsonc-parser';
import { type Finding, placeOf, type TextFile } from '../../../source/finding.ts';
import type { JsonFile, Path } from '../../../source/product.ts';
import { characterOf, entity } from '../../html-entities.ts';
import { mojibakeIn, withoutMojibake } from '../../mojibake.ts';
import { type Rule, textsIn } from '../rule.ts';

export const literalMarkup: Rule = function* ({ source }) {
  for (const file of source.json.values()) {
    if (/^meta\/|\/samples\/|\/migrations\.json$/.test(file.path)) continue;
    for (const node of textsIn(file)) {
      const path = getNodePath(node);
      if (!isRead(path)) continue;
      const text = file.text.slice(node.offset, node.offset + node.length);
      for (const markup of [...htmlIn(text), ...markdownIn(text), ...encodingErrorsIn(text)])
        yield findingAt(file, node.offset, markup, isStored(file, path));
    }
  }
  for (const file of source.markdown.values()) {
    if (!/^[^/]+\/content\//.test(file.path)) continue;
    // In content pages, only encoding errors are checked here. The Markdown parser (compile/markdown.ts)
    // reports all other unsupported markup.
    for (const markup of encodingErrorsIn(withoutLinks(file.text))) yield findingAt(file, 0, markup, false);
  }
};

/**
 * Returns whether people see the value at a path. People never see patterns or the values of keys such as
 * `$comment`. A condition repeats the values of options, so a wrong value is reported only in the option
 * list.
 */
function isRead(path: Path): boolean {
  const key = String(path.at(-1));
  return key !== 'pattern' && !key.startsWith('$') && !path.includes('if') && !path.includes('when');
}

/**
 * Returns whether the value at a path is stored in answers. The check offers no edit for such a value,
 * because a changed value needs a migration.
 */
const isStored = ({ path }: JsonFile, at: Path) =>
  /^options\/|\.schema\.json$/.test(path) && (at.at(-1) === 'const' || at.at(-2) === 'enum');

interface Markup {
  readonly written: string;
  readonly index: number;
  readonly why: string;
  readonly right: string;
  readonly fix: string;
}

function findingAt(file: TextFile, from: number, markup: Markup, isStored: boolean): Finding {
  const { written, index, why, right, fix } = markup;
  const offset = from + index;
  const edit = isStored ? {} : { edit: { offset, length: written.length, text: right } };
  const plain = written.replaceAll(/\\(["\\])/g, '$1');
  const shown = plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
  const message = `People would read ${shown} as it is written: ${why}.`;
  return { ...placeOf(file, offset), message, fix, ...edit };
}

const tags =
  'a|abbr|article|b|big|blockquote|br|button|center|code|div|em|font|form|h[1-6]|header|hr|i|iframe|img|input|ins|label|li|mark|nav|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video';
const pair = new RegExp(`<(${tags})(?:\\s[^<>]*)?>([^<>]*)</\\1>`, 'gi');
const lone = new RegExp(`<!--.*?-->|</?(?:${tags})(?:\\s[^<>]*)?/?>`, 'gi');

function* htmlIn(text: string): Iterable<Markup> {
  const why = 'HTML does not work in a text';
  for (const { 0: written, 2: right = '', index } of text.matchAll(pair))
    yield { ...{ written, index, why, right }, fix: `Write "${right}".` };
  const others = text.replace(pair, (whole) => ' '.repeat(whole.length));
  for (const { 0: written, index } of others.matchAll(lone)) {
    const isBetween =
      /[^\s"]/.test(text[index - 1] ?? '') && /[^\s"]/.test(text[index + written.length] ?? '');
    const fix = isBetween ? 'Write a space in its place.' : 'Delete it.';
    yield { ...{ written, index, why, right: isBetween ? ' ' : '' }, fix };
  }
}

/**
 * Matches Markdown in texts outside content pages, where people would see the marks themselves. In content
 * pages, only links and bold words work.
 */
const markdown: readonly (readonly [mark: RegExp, why: string])[] = [
  [/!?\[([^[\]]+)\]\([^()\s]+\)/g, 'links work in pages of text only'],
  [/\*\*([^*\s][^*]*)\*\*/g, 'bold words work in pages of text only'],
  [/(?<![\w_])__([^_\s][^_]*)__(?![\w_])/g, 'bold words work in pages of text only, as **so**'],
  [/(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])/g, 'italic words do not work in a text'],
  [/~~([^~]+)~~/g, 'struck words do not work in a text'],
  [/`([^`]+)`/g, 'code does not work in a text'],
];

function* markdownIn(text: string): Iterable<Markup> {
  for (const [mark, why] of markdown) {
    for (const { 0: written, 1: right = '', index } of text.matchAll(mark))
      yield { ...{ written, index, why, right }, fix: `Write "${right}", or move it to a page of text.` };
  }
  const heading = /(?<=^")#{1,6} +/.exec(text);
  if (heading) {
    const [written] = heading;
    yield {
      ...{ written, index: heading.index, right: '', why: 'headings work in pages of text only' },
      fix: 'Delete it.',
    };
  }
  const [line] = text.matchAll(/\\\\[nrt]/g);
  if (line) {
    const why = 'line breaks do not work in a text';
    yield { ...{ written: line[0], index: line.index, why, right: ' ' }, fix: 'Write a space in its place.' };
  }
}

function* encodingErrorsIn(text: string): Iterable<Markup> {
  for (const { 0: written, index } of text.matchAll(entity)) {
    const right = characterOf(written);
    if (right === undefined) continue;
    const fix = right.trim() === '' ? 'Write a space in its place.' : `Write "${right}" in its place.`;
    yield { ...{ written, index, right, why: 'HTML does not work in a text' }, fix };
  }
  const mojibake = mojibakeIn(text);
  if (!mojibake) return;
  // The finding quotes the whole word, because "PrÃ©nom" is easier to recognize than "Ã©".
  const start = text.slice(0, mojibake.index).search(/[^\s"]*$/);
  const [word = ''] = /^[^\s"]+/.exec(text.slice(start)) ?? [];
  const written = word.length < mojibake.broken.length ? mojibake.broken : word;
  const right = withoutMojibake(written);
  yield {
    ...{ written, right, index: word.length < mojibake.broken.length ? mojibake.index : start },
    why: 'its letters were saved in the wrong encoding',
    fix: `Write "${right}", and save the file with the encoding UTF-8.`,
  };
}

/** Replaces each address with the same number of spaces, so that the offsets in the text stay the same. */
const withoutLinks = (text: string) =>
  text.replace(/(?<=\]\()[^()\s]*/g, (address) => ' '.repeat(address.length));
