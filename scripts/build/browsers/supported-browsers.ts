import { readFileSync } from 'node:fs';
import path from 'node:path';
import doiuse from 'doiuse';
import { Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import postcss, { type Node } from 'postcss';
import { newerCalls, newerDeclaration } from './newer-features.ts';

/** The supported browsers from package.json, each with its oldest supported version, such as `chrome >= 80`. */
export const browserslist: readonly string[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'),
).browserslist;

/** MDN's names of browsers that have another name in package.json. */
const names: Readonly<Record<string, string>> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };

const oldest = new Map(
  browserslist.map((each) => {
    const [name, version] = each.split(' >= ') as [string, string];
    return [names[name] ?? name, Number(version)] as const;
  }),
);

/** A feature that some supported browser lacks (`what`), and the code or line that uses it (`where`). */
export interface UnsupportedFeature {
  readonly what: string;
  readonly where: string;
}

const linter = new Linter();

/**
 * The linter's configuration: allows ES2020 syntax, which the oldest supported browsers understand, and reports later
 * syntax and missing web APIs.
 */
const supportedScript: Linter.Config = {
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
    // Chrome before 91 passes wrong arguments to an optional call with a spread argument before another argument.
    'no-restricted-syntax': ['error', 'CallExpression[optional=true] > SpreadElement:not(:last-child)'],
    'compat/compat': 'error',
    'portal/newer-calls': 'error',
  },
};

/** Lists the syntax and web APIs in a script that some supported browser lacks. */
export function unsupportedInScript(
  code: string,
  sourceType: 'module' | 'script' = 'module',
): UnsupportedFeature[] {
  const config = { ...supportedScript, languageOptions: { ...supportedScript.languageOptions, sourceType } };
  const messages = linter.verify(code, [config as Linter.Config], {
    filename: 'script.js',
    allowInlineConfig: false,
  });
  const lines = code.split('\n');
  return messages
    .filter(({ ruleId }) => !ruleId?.startsWith('es-x/no-iterator-prototype-')) // also matches array methods such as `map`
    .map(({ message, line, column }) => ({
      what: message,
      where: lines[line - 1]!.slice(Math.max(0, column - 40), column + 40),
    }));
}

/** Lists the syntax errors that a browser limited to ES5 (2009) would find in a script. */
export function es5Errors(code: string): UnsupportedFeature[] {
  const config: Linter.Config = { languageOptions: { ecmaVersion: 5, sourceType: 'script' } };
  return linter.verify(code, [config]).map(({ message, line }) => ({ what: message, where: `line ${line}` }));
}

/** Lists the features of a style sheet, outside @supports, that some supported browser ignores. */
export async function unsupportedInStyles(css: string): Promise<UnsupportedFeature[]> {
  const found: UnsupportedFeature[] = [];
  function note(what: string, node: Node): void {
    if (!isInSupports(node)) found.push({ what, where: String(node).slice(0, 80) });
  }
  const featureCheck = doiuse({
    browsers: [...browserslist],
    // Only features that some browser lacks completely are reported here. For all others, each declaration is checked
    // below.
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
