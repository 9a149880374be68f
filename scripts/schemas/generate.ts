import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { FlowDefinition } from '#engine/core/index.ts';
import { checkSource, printFindings } from './check.ts';
import { deriveColours } from './compile/colours.ts';
import { commonPasswordsFile } from './compile/common-passwords.ts';
import { pathsOf } from './compile/flow-paths.ts';
import { constantsOf, interpolateDeep } from './compile/interpolation.ts';
import { resolveFlow } from './compile/resolve.ts';
import { camelCase, typesOf } from './compile/types.ts';
import { compileFlow, validatorsDeclaration } from './compile/validators.ts';
import { flowsOf } from './source/flows.ts';
import { type Option, optionsIn } from './source/options.ts';
import { readSource, type Source } from './source/source.ts';

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
  }
  add('options.ts', codesOf(source));
  for (const [path, text] of portalOf(source)) add(path, text);
  add('draft-days.ts', constant('draftDays', daysOf(definitions)));
  const { brandColour } = (source.json.get('portal.json')?.value ?? {}) as { brandColour?: string };
  if (brandColour) files.set('brand.css', brandStyles(brandColour));
  add('paths.ts', constant('flowPaths', definitions.flatMap(pathsOf)));
  files.set('common-passwords.ts', commonPasswordsFile());
  return files;
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}

/** How long each flow's draft is kept: for who deletes old ones and needs no more of the flows. */
function daysOf(definitions: readonly FlowDefinition[]): Record<string, number> {
  return Object.fromEntries(definitions.flatMap(({ id, draft }) => (draft ? [[id, draft.days]] : [])));
}

/** The options that the wire knows by a number. */
function codesOf(source: Source): string {
  const lists = [...source.json.values()].filter((file) => file.path.startsWith('options/'));
  const constants = lists.flatMap((file) => {
    const coded = (optionsIn(file.value as object) ?? []).filter((option) => option.facts.code !== undefined);
    if (coded.length === 0) return [];
    const name = camelCase(file.path.slice('options/'.length, -'.json'.length));
    return [constant(`${name}Code`, Object.fromEntries(coded.map(codeOf)))];
  });
  return constants.join('') || 'export {};\n';
}

function codeOf({ value, facts }: Option): [string, unknown] {
  return [String(value), facts.code];
}

/**
 * The texts in one file, and each list or longer detail in one of its own: a module goes whole into one chunk, and
 * nobody should load the contract to see the landing page.
 */
function portalOf(source: Source): Map<string, string> {
  const { $schema: _schema, ...portal } = (source.json.get('portal.json')?.value ?? {}) as {
    $schema?: string;
  };
  const files = new Map<string, string>();
  let texts = '';
  for (const [name, value] of Object.entries(interpolateDeep(portal, constantsOf(portal)))) {
    if (typeof value === 'object') files.set(`portal-${kebabCase(name)}.ts`, constant(name, value));
    else texts += constant(name, value);
  }
  return files.set('portal.ts', texts || 'export {};\n');
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
  const changed: string[] = [];
  const before = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  for (const path of before) {
    if (files.has(path)) continue;
    rmSync(join(folder, path));
    changed.push(path);
  }
  for (const name of readdirSync(folder)) {
    if (![...files.keys()].some((path) => path.split('/')[0] === name))
      rmSync(join(folder, name), { recursive: true });
  }
  for (const [path, text] of files) {
    const file = join(folder, path);
    if (before.includes(path) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    changed.push(path);
  }
  return changed;
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
