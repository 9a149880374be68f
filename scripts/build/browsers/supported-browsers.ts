import { readFileSync } from 'node:fs';
import path from 'node:path';
import doiuse from 'doiuse';
import { Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import postcss, { type Node } from 'postcss';
import { newerCalls, newerDeclaration } from './newer-features.ts';

/** From package.json: `chrome >= 80`. */
export const browserslist: readonly string[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'),
).browserslist;

/** The browsers' names in the compatibility data. */
const names: Readonly<Record<string, string>> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };

const oldest = new Map(
  browserslist.map((each) => {
    const [name, version] = each.split(' >= ') as [string, string];
    return [names[name] ?? name, Number(version)] as const;
  }),
);

/** A feature that a supported browser lacks. */
export interface Newer {
  readonly what: string;
  readonly where: string;
}

const linter = new Linter();

/** Allows the syntax of ES2020, which the oldest browsers support; reports later syntax and missing web APIs. */
const newerScript: Linter.Config = {
  files: ['**/*.js'],
  plugins: { 'es-x': es, compat, portal: { rules: { 'newer-calls': newerCalls(oldest) } } },
  languageOptions: {
    ecmaVersion: 'latest',
    globals: Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly'])),
  },
  settings: { 'es-x': { aggressive: true }, browsers: [...browserslist] },
  rules: {
    ...es.configs['flat/restrict-to-es2020']!.rules,
    ...es.configs['flat/restrict-to-es2020-intl-api']!.rules,
    'es-x/no-regexp-lookbehind-assertions': 'error',
    // Chrome before 91 passes other arguments.
    'no-restricted-syntax': ['error', 'CallExpression[optional=true] > SpreadElement:not(:last-child)'],
    'compat/compat': 'error',
    'portal/newer-calls': 'error',
  },
};

/** What a script uses that some supported browser cannot parse or lacks. */
export function newerInScript(code: string, sourceType: 'module' | 'script' = 'module'): Newer[] {
  const config = { ...newerScript, languageOptions: { ...newerScript.languageOptions, sourceType } };
  const messages = linter.verify(code, [config as Linter.Config], {
    filename: 'script.js',
    allowInlineConfig: false,
  });
  const lines = code.split('\n');
  return messages
    .filter(({ ruleId }) => !ruleId?.startsWith('es-x/no-iterator-prototype-')) // arrays have methods of the same names
    .map(({ message, line, column }) => ({
      what: message,
      where: lines[line - 1]!.slice(Math.max(0, column - 40), column + 40),
    }));
}

/** What a browser of 2009 cannot parse in a script. */
export function newerThanEs5(code: string): Newer[] {
  const config: Linter.Config = { languageOptions: { ecmaVersion: 5, sourceType: 'script' } };
  return linter.verify(code, [config]).map(({ message, line }) => ({ what: message, where: `line ${line}` }));
}

/** What a style sheet uses that some supported browser ignores, except inside @supports. */
export async function newerInStyles(css: string): Promise<Newer[]> {
  const found: Newer[] = [];
  function note(what: string, node: Node): void {
    if (!isInSupports(node)) found.push({ what, where: String(node).slice(0, 80) });
  }
  const featureCheck = doiuse({
    browsers: [...browserslist],
    // A feature that all support in part is judged by its declarations.
    onFeatureUsage: ({ feature, usage, featureData }) => featureData.missing && note(feature, usage),
  });
  const { root } = await postcss([featureCheck]).process(css, { from: undefined });
  root.walkDecls((declaration) => {
    const what = newerDeclaration(declaration, oldest);
    if (what) note(what, declaration);
  });
  return found;
}

function isInSupports(node: Node | undefined): boolean {
  if (!node) return false;
  return (
    (node.type === 'atrule' && (node as postcss.AtRule).name === 'supports') || isInSupports(node.parent)
  );
}
