import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'jsonc-parser';
import { productOf } from './product-of.ts';
import { applyEdit, type Edit } from './source/edit.ts';
import { insteadOf } from './source/nearest.ts';
import { type Option, optionsIn } from './source/options.ts';
import type { Product } from './source/product.ts';
import type { OptionList } from './source/schema-files.ts';
import { type JsonFile, nodeOf, parseJson, readSource } from './source/source.ts';

export type Retired =
  | { readonly text: string; readonly said: string }
  /** Nothing to change, or nothing that can be changed. */
  | { readonly problem: string };

/**
 * An options file in which one option is marked as retired: no longer offered, and right for whoever chose it.
 * A plain list becomes one that can carry marks. Nothing else in the file changes, not a space.
 */
export function retire(path: string, text: string, value: string): Retired {
  const { file, findings } = parseJson(path, text.replace(/^\uFEFF/, ' '));
  if (!file) return { problem: `${findings[0]!.message} First mend what npm run schemas:check finds.` };
  const options = optionsIn(file.value as object) ?? [];
  const option = options.find((each) => each.value === value);
  if (!option) {
    const known = options.map((each) => String(each.value));
    return {
      problem: [`There is no option "${value}" in ${path}.`, insteadOf(value, known)].join(' ').trim(),
    };
  }
  if (option.deprecated) return { problem: `"${value}" is retired already.` };
  if (options.every((each) => each === option || each.deprecated)) {
    return { problem: `"${value}" is the last option that can be chosen. Add another first.` };
  }
  const edit = option.path.includes('oneOf') ? mark(file, option) : turnIntoEntries(file, option);
  return {
    text: applyEdit(text, { ...edit, text: withLineEnds(text, edit.text) }),
    said: `"${value}" is retired: it is no longer offered, and answers with it stay right.`,
  };
}

/** After the last key of an entry, on a line of its own where the others have one. */
function mark(file: JsonFile, option: Option): Edit {
  const entry = nodeOf(file, option.path)!;
  const keys = entry.children!;
  const said = keys.find((key) => key.children![0]!.value === 'deprecated');
  if (said) return inPlaceOf(said.children![1]!, 'true');
  const last = keys.at(-1)!;
  const between = file.text.slice(endOf(keys.at(-2)!), last.offset).replace(/^\s*,/, ',');
  const added = `${between}"deprecated": true`;
  const isOneLine = !textOf(file, entry).includes('\n');
  if (!isOneLine || lineAround(file, entry).length + added.length <= lineWidth) {
    return { offset: endOf(last), length: 0, text: added };
  }
  const lines = [...keys.map((key) => textOf(file, key)), '"deprecated": true'];
  const list = entry.parent!;
  const isAlone = lineAround(file, entry).trimStart().startsWith('{');
  if (isAlone) return inPlaceOf(entry, block('{', lines, '}', indentAt(file, entry)));
  // The whole list stands on this line: each entry gets one.
  const entries = list.children!.map((each) =>
    each === entry ? `{ ${lines.join(', ')} }` : textOf(file, each),
  );
  return inPlaceOf(list, block('[', entries, ']', indentAt(file, list)));
}

/** `"enum": ["a", "b"]` as `"oneOf": [{ "const": "a", "title": "a" }, …]`, one entry a line. */
function turnIntoEntries(file: JsonFile, { path, value }: Option): Edit {
  const list = nodeOf(file, path.slice(0, -1))!;
  const property = list.parent!;
  const object = property.parent!;
  const indent = indentAt(file, property);
  const entriesAt = (own: string) => {
    const entries = list.children!.map((entry) => entryText(entry.value, entry.value === value, `${own}  `));
    const line = `"oneOf": [${entries.join(', ')}]`;
    return fits(own, line) ? line : `"oneOf": ${block('[', entries, ']', own)}`;
  };
  const replaced = (own: string) =>
    object.children!.map((key) => (key === property ? entriesAt(own) : textOf(file, key)));
  const isOneLine = !textOf(file, object).includes('\n');
  if (!isOneLine) return inPlaceOf(property, entriesAt(indent));
  const line = `{ ${replaced(indent).join(', ')} }`;
  // What holds a list of several lines takes several lines as well.
  return inPlaceOf(object, fits(indent, line) ? line : block('{', replaced(`${indent}  `), '}', indent));
}

/** The formatter's width (.biome.json): what is longer is broken into lines. */
const lineWidth = 110;

function entryText(value: unknown, isRetired: boolean, indent: string): string {
  const keys = [`"const": ${JSON.stringify(value)}`, `"title": ${JSON.stringify(value)}`];
  if (isRetired) keys.push('"deprecated": true');
  const line = `{ ${keys.join(', ')} }`;
  return fits(indent, line) ? line : block('{', keys, '}', indent);
}

/** With the comma after it. */
function fits(indent: string, line: string): boolean {
  return !line.includes('\n') && indent.length + line.length + 1 <= lineWidth;
}

function block(open: string, lines: readonly string[], close: string, indent: string): string {
  return `${open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${close}`;
}

function textOf({ text }: JsonFile, node: Node): string {
  return text.slice(node.offset, endOf(node));
}

function lineAround({ text }: JsonFile, node: Node): string {
  const end = text.indexOf('\n', node.offset);
  return text.slice(text.lastIndexOf('\n', node.offset) + 1, end < 0 ? undefined : end);
}

function indentAt(file: JsonFile, node: Node): string {
  return /^\s*/.exec(lineAround(file, node))![0];
}

function inPlaceOf({ offset, length }: Node, text: string): Edit {
  return { offset, length, text };
}

function endOf(node: Node): number {
  return node.offset + node.length;
}

function withLineEnds(text: string, inserted: string): string {
  return text.includes('\r\n') ? inserted.replaceAll(/\r?\n/g, '\r\n') : inserted;
}

function run(product: Product, [list, value]: readonly string[]): number {
  const source = readSource(product);
  const lists = [...source.json.keys()].flatMap((path) => /^options\/(.+)\.json$/.exec(path)?.[1] ?? []);
  const name = list?.replace(/^.*\//, '').replace(/\.json$/, '');
  if (name === undefined || value === undefined) {
    const [example = 'region'] = name ? [name] : lists;
    const [option] = optionsIn((source.json.get(`options/${example}.json`)?.value ?? {}) as OptionList) ?? [];
    console.error(
      `Say which list and which option: npm run schemas:retire ${example} ${JSON.stringify(option?.value ?? '…')}`,
    );
    return 1;
  }
  if (!lists.includes(name)) {
    console.error([`There is no list options/${name}.json.`, insteadOf(name, lists)].join(' ').trim());
    return 1;
  }
  const file = join(product.schemas, 'options', `${name}.json`);
  const retired = retire(`options/${name}.json`, readFileSync(file, 'utf8'), value);
  if ('problem' in retired) {
    console.error(retired.problem);
    return 1;
  }
  writeFileSync(file, retired.text);
  console.log(`${retired.said} Now run: npm run schemas:check`);
  return 0;
}

if (import.meta.main) {
  const { product, args } = await productOf(process.argv.slice(2));
  process.exitCode = run(product, args);
}
