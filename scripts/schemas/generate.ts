import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FlowDefinition } from '#engine/core/index.ts';
import { checkSource, printFindings } from './check.ts';
import { formOf } from './compile/form.ts';
import { constantsFile, constantsOf, interpolateDeep } from './compile/interpolation.ts';
import { listOptions, listsOf } from './compile/lists.ts';
import { registryOf } from './compile/registry.ts';
import { resolveFlow } from './compile/resolve.ts';
import { camelCase, typesOf } from './compile/types.ts';
import { compileFlow, validatorsDeclaration } from './compile/validators.ts';
import { productOf } from './product-of.ts';
import { flowsOf } from './source/flows.ts';
import { listName, optionsIn } from './source/options.ts';
import { filesUnder, readSource, type Source } from './source/source.ts';

const stamp = '// Generated from schemas/ by npm run generate. Do not edit.\n';

/**
 * Returns the texts of the generated files, by path in the generated folder. The schemas must have passed the
 * check.
 */
export async function generate(source: Source): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const definitions: FlowDefinition[] = [];
  const add = (path: string, text: string) => files.set(path, stamp + text);
  for (const flow of flowsOf(source)) {
    const resolved = resolveFlow(source, flow);
    definitions.push(resolved.definition);
    const { code, keys } = compileFlow(resolved);
    add(`${flow.id}/flow.ts`, constant(`${camelCase(flow.id)}Definition`, resolved.definition));
    add(`${flow.id}/validators.js`, code);
    add(`${flow.id}/validators.d.ts`, validatorsDeclaration(keys));
    add(`${flow.id}/types.ts`, await typesOf(resolved.definition));
    add(`${flow.id}/form.ts`, formOf(resolved.definition));
  }
  add('options.ts', codesOf(source));
  for (const name of new Set(definitions.flatMap(listsOf))) {
    files.set(`options/${name}.json`, JSON.stringify(listOptions(source, name)));
  }
  const { $schema: _schema, forms = [], ...constants } = valuesIn(source);
  for (const [path, text] of modulesOf(source, constants)) add(path, text);
  add('registry.ts', registryOf(definitions, forms));
  for (const [path, text] of source.product.generate?.(source) ?? []) files.set(path, text);
  return files;
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}

/** Returns the module of numeric codes, which the server's API calls use in place of the options' names. */
function codesOf(source: Source): string {
  const lists = [...source.json.values()].filter((file) => file.path.startsWith('options/'));
  const constants = lists.flatMap((file) => {
    const coded = (optionsIn(file.value as object) ?? []).filter(({ facts }) => facts.code !== undefined);
    if (coded.length === 0) return [];
    const name = camelCase(listName(file.path));
    const codes = Object.fromEntries(coded.map(({ value, facts }) => [String(value), facts.code]));
    return [constant(`${name}Code`, codes)];
  });
  return constants.join('') || 'export {};\n';
}

/**
 * Puts each list or object of the constants into a module of its own, because bundlers never split a module:
 * in one common module, the landing page, for example, would also load the contract.
 */
function modulesOf(source: Source, constants: object): Map<string, string> {
  const files = new Map<string, string>();
  const { file } = source.product.constants ?? {};
  if (!file) return files;
  const base = basename(file, '.json');
  let texts = '';
  for (const [name, value] of Object.entries(interpolateDeep(constants, constantsOf(source)))) {
    if (typeof value === 'object') files.set(`${base}-${kebabCase(name)}.ts`, constant(name, value));
    else texts += constant(name, value);
  }
  return files.set(`${base}.ts`, texts || 'export {};\n');
}

const valuesIn = (source: Source) =>
  (constantsFile(source)?.value ?? {}) as { $schema?: string; forms?: readonly string[] };

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Writes the files that have changed, and deletes all files in the folder that are not among `files`. Returns
 * the paths of the written and deleted files.
 */
export function writeGenerated(folder: string, files: ReadonlyMap<string, string>): string[] {
  mkdirSync(folder, { recursive: true });
  const before = filesUnder(folder);
  const obsolete = before.filter((path) => !files.has(path));
  for (const path of obsolete) rmSync(join(folder, path));
  const kept = new Set([...files.keys()].map((path) => path.split('/')[0]!));
  for (const name of readdirSync(folder))
    if (!kept.has(name)) rmSync(join(folder, name), { recursive: true });
  const written = [...files].flatMap(([path, text]) => {
    const file = join(folder, path);
    if (before.includes(path) && readFileSync(file, 'utf8') === text) return [];
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return [path];
  });
  return [...obsolete, ...written];
}

if (import.meta.main) {
  const { product } = await productOf(process.argv.slice(2));
  const source = readSource(product);
  const findings = checkSource(source);
  if (findings.length > 0) {
    printFindings(findings, product.schemas);
    process.exitCode = 1;
  } else {
    writeGenerated(product.generated, await generate(source));
  }
}
