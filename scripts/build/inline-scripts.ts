import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { confirmed, type Detail } from '#components/lender/confirmed.ts';
import { folders } from '#folders';

const root = path.join(import.meta.dirname, '../..');

export interface Lender {
  readonly product: string;
  readonly brandColour: string;
  readonly supportPhone: Detail;
}

export const readLender = (): Lender =>
  JSON.parse(readFileSync(path.join(folders.schemas, 'portal.json'), 'utf8'));

/**
 * Returns the words and the phone number that a page shows if its scripts fail to load. Returns empty strings
 * for both while the number in portal.json is only a placeholder.
 */
export function supportWords({ supportPhone }: Lender) {
  const phone = confirmed(supportPhone);
  return phone ? { words: 'Questions? Call ', phone } : { words: '', phone: '' };
}

/**
 * Returns the script that shows a message if the page's other scripts fail. The script must run in any
 * browser, but old browsers cannot parse what the minifier prints. `codegen` is therefore off, and the
 * regular expressions below remove comments and indentation.
 */
export async function watchScript(lender = readLender()): Promise<string> {
  const minify = { compress: true, mangle: true, codegen: false };
  const { code } = await bundleScript('errors/watch-script.ts', 'es2015', { format: 'iife', minify });
  const lean = code.replace(/^\s*(\/\*[\s\S]*?\*\/|\/\/.*$)/gm, '').replace(/\s*\n\s*/g, '\n');
  const given = { product: lender.product, support: supportWords(lender) };
  return `(function(lender){${lean.trim()}})(${JSON.stringify(given)});`;
}

/**
 * Returns a function that creates the script which records input before React hydrates the page. The
 * function's argument is the address of the style sheet for older browsers, which is known only after
 * bundling.
 */
export async function earlyScript(): Promise<(olderStyles: string) => string> {
  const { code } = await bundleScript('hydration/early-script.ts', 'es2020', { format: 'iife' });
  return (olderStyles) => `(function(olderStyles){${code.trim()}})(${JSON.stringify(olderStyles)});`;
}

async function bundleScript(name: string, target: string, output: Rolldown.OutputOptions) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: [...folders.conditions, ...defaultClientConditions] },
    build: {
      write: false,
      target,
      minify: output.minify === undefined,
      modulePreload: false,
      rolldownOptions: { input: path.join(root, 'src/app', name), output },
    },
  });
  return (result as Rolldown.RolldownOutput).output[0];
}
