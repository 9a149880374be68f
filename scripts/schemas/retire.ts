import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productOf } from './product-of.ts';
import { type Change, changedText } from './source/json-edits.ts';
import { insteadOf } from './source/nearest.ts';
import { type Option, optionsIn } from './source/options.ts';
import type { Product } from './source/product.ts';
import type { OptionList } from './source/schema-files.ts';
import { type JsonFile, nodeOf, parseJson, readSource } from './source/source.ts';

export type Retired = { readonly text: string; readonly said: string } | { readonly problem: string };

/**
 * Marks an option as retired: forms no longer offer it, but existing answers with it stay valid. Nothing else
 * in the file changes, not even whitespace, except that a plain `enum` becomes a `oneOf`.
 */
export function retire(path: string, text: string, value: string): Retired {
  const { file, findings } = parseJson(path, text.replace(/^\uFEFF/, ' '));
  if (!file) return { problem: `${findings[0]!.message} First fix what npm run schemas:check finds.` };
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
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return {
    text: mark + changedText(text.slice(mark.length), ...retirement(file, option)),
    said: `"${value}" is retired: it is no longer offered, and answers with it stay right.`,
  };
}

/**
 * Returns the changes that mark an option as deprecated. Only entries of `oneOf` can be marked, so a plain
 * `enum` is converted to `oneOf`.
 */
function retirement(file: JsonFile, { path, value }: Option): Change[] {
  if (path.includes('oneOf')) return [{ do: 'set', path: [...path, 'deprecated'], value: true }];
  const list = path.slice(0, -1);
  const entries = nodeOf(file, list)!.children!.map(({ value: each }) => ({
    ...{ const: each, title: each },
    ...(each === value && { deprecated: true }),
  }));
  const renamed = [...list.slice(0, -1), 'oneOf'];
  return [
    { do: 'rename', path: list, key: 'oneOf' },
    { do: 'set', path: renamed, value: entries },
  ];
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
