import { readFileSync } from 'node:fs';
import path from 'node:path';
import doiuse from 'doiuse';
import { Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import postcss, { type Node } from 'postcss';
import { newerCalls, newerDeclaration } from './newer-features.ts';

/** Each entry, such as `chrome >= 80`, is the oldest supported version of a browser. */
export const browserslist: readonly string[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'),
).browserslist;

const mdnNames: Readonly<Record<string, string>> = {
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

const oldest = new Map(
  browserslist.map((each) => {
    const [name, version] = each.split(' >= ') as [string, string];
    return [mdnNames[name] ?? name, Number(version)] as const;
  }),
);

export interface UnsupportedFeature {
  readonly what: string;
  readonly where: string;
}

const linter = new Linter();

/**
 * The lint rules for scripts. They report syntax newer than ES2020, and APIs that a supported browser lacks.
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
    // Forbids an argument after a spread argument in an optional call, as in `f?.(...a, b)`, because Chrome
    // before 91 then passes wrong arguments.
    'no-restricted-syntax': ['error', 'CallExpression[optional=true] > SpreadElement:not(:last-child)'],
    'compat/compat': 'error',
    'portal/newer-calls': 'error',
  },
};

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
  // The rules for iterator methods are ignored, because they also match array methods such as `map`.
  return messages
    .filter(({ ruleId }) => !ruleId?.startsWith('es-x/no-iterator-prototype-'))
    .map(({ message, line, column }) => ({
      what: message,
      where: lines[line - 1]!.slice(Math.max(0, column - 40), column + 40),
    }));
}

export function es5Errors(code: string): UnsupportedFeature[] {
  const config: Linter.Config = { languageOptions: { ecmaVersion: 5, sourceType: 'script' } };
  return linter.verify(code, [config]).map(({ message, line }) => ({ what: message, where: `line ${line}` }));
}

/** Returns the features that a supported browser lacks, except those that are used inside `@supports`. */
export async function unsupportedInStyles(css: string): Promise<UnsupportedFeature[]> {
  const found: UnsupportedFeature[] = [];
  function note(what: string, node: Node): void {
    if (!isInSupports(node)) found.push({ what, where: String(node).slice(0, 80) });
  }
  const featureCheck = doiuse({
    browsers: [...browserslist],
    // doiuse also reports features that a browser supports only partly. They are skipped here, because
    // newerDeclaration below checks the exact properties and values.
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
