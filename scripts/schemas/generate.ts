import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FlowDefinition } from '#engine/core/index.ts';
import { checkSource, printFindings } from './check.ts';
import { deriveColours } from './compile/colours.ts';
import { commonPasswordsFile } from './compile/common-passwords.ts';
import { constantsOf, interpolateDeep } from './compile/interpolation.ts';
import { registryOf } from './compile/registry.ts';
import { resolveFlow } from './compile/resolve.ts';
import { camelCase, typesOf } from './compile/types.ts';
import { compileFlow, validatorsDeclaration } from './compile/validators.ts';
import { flowsOf } from './source/flows.ts';
import { optionsIn } from './source/options.ts';
import { filesUnder, readSource, type Source } from './source/source.ts';

const stamp = '// Generated from schemas/ by npm run generate. Do not edit.\n';

/** All generated files of a clean schemas folder, by their path below `src/generated/`. Writes nothing. */
export async function generate(root: string): Promise<Map<string, string>> {
  return generateFrom(readSource(root));
}

/** The same for a folder that has been read already. */
export async function generateFrom(source: Source): Promise<Map<string, string>> {
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
    add(`${flow.id}/form.ts`, formOf(flow.id));
  }
  add('options.ts', codesOf(source));
  for (const [path, text] of portalOf(source)) add(path, text);
  const { brandColour, forms = [] } = portalFile(source);
  if (brandColour) files.set('brand.css', brandStyles(brandColour));
  add('registry.ts', registryOf(definitions, forms));
  files.set('common-passwords.ts', commonPasswordsFile());
  return files;
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}

/** A definition with the functions that check it. */
function formOf(id: string): string {
  const definition = `${camelCase(id)}Definition`;
  return `import type { Flow } from '#engine/core/index.ts';
import { ${definition} } from './flow.ts';
import validators from './validators.js';

export const form: Flow = { definition: ${definition}, validators };
`;
}

/** The options that the wire knows by a number. */
function codesOf(source: Source): string {
  const lists = [...source.json.values()].filter((file) => file.path.startsWith('options/'));
  const constants = lists.flatMap((file) => {
    const coded = (optionsIn(file.value as object) ?? []).filter(({ facts }) => facts.code !== undefined);
    if (coded.length === 0) return [];
    const name = camelCase(file.path.slice('options/'.length, -'.json'.length));
    const codes = Object.fromEntries(coded.map(({ value, facts }) => [String(value), facts.code]));
    return [constant(`${name}Code`, codes)];
  });
  return constants.join('') || 'export {};\n';
}

/**
 * The texts in one file, and each list or longer detail in one of its own: a module goes whole into one chunk, and
 * nobody should load the contract to see the landing page.
 */
function portalOf(source: Source): Map<string, string> {
  const { $schema: _schema, forms: _forms, ...portal } = portalFile(source);
  const files = new Map<string, string>();
  let texts = '';
  for (const [name, value] of Object.entries(interpolateDeep(portal, constantsOf(portal)))) {
    if (typeof value === 'object') files.set(`portal-${kebabCase(name)}.ts`, constant(name, value));
    else texts += constant(name, value);
  }
  return files.set('portal.ts', texts || 'export {};\n');
}

function portalFile({ json }: Source): { brandColour?: string; forms?: readonly string[]; $schema?: string } {
  return json.get('portal.json')?.value ?? {};
}

/** The colours that every style sheet takes from the brand's. */
function brandStyles(brand: string): string {
  const lines = Object.entries(deriveColours(brand)).map(([name, colour]) => `  ${name}: ${colour};\n`);
  return `/* Generated from schemas/ by npm run generate. Do not edit. */\n:root {\n${lines.join('')}}\n`;
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Makes a folder hold exactly these files, touching only what differs. Returns what it changed. */
export function writeGenerated(folder: string, files: ReadonlyMap<string, string>): string[] {
  mkdirSync(folder, { recursive: true });
  const before = filesUnder(folder);
  const gone = before.filter((path) => !files.has(path));
  for (const path of gone) rmSync(join(folder, path));
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
  return [...gone, ...written];
}

if (import.meta.main) {
  const project = join(import.meta.dirname, '../..');
  const source = readSource(join(project, 'schemas'));
  const findings = checkSource(source);
  if (findings.length > 0) {
    printFindings(findings, source.root);
    process.exitCode = 1;
  } else {
    writeGenerated(join(project, 'src/generated'), await generateFrom(source));
  }
}
