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

/** Returns the script that shows a message if the page's other scripts fail. It must run in any browser. */
export async function watchScript(lender = readLender()): Promise<string> {
  const code = await bundleScript('errors/watch-script.ts', 5);
  const given = { product: lender.product, support: supportWords(lender) };
  return `(function(lender){${code}})(${JSON.stringify(given)});`;
}

/**
 * Returns a function that creates the script which records input before React hydrates the page. The
 * function's argument is the address of the style sheet for older browsers, which is known only after
 * bundling.
 */
export async function earlyScript(): Promise<(olderStyles: string) => string> {
  const code = await bundleScript('hydration/early-script.ts', 2020);
  return (olderStyles) => `(function(olderStyles){${code}})(${JSON.stringify(olderStyles)});`;
}

/** Bundles and minifies a script for browsers of this version of ECMAScript. */
async function bundleScript(name: string, ecma: 5 | 2020): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: [...folders.conditions, ...defaultClientConditions] },
    build: {
      write: false,
      // The bundler has no older target. The watch script itself uses no newer syntax, and Terser adds none.
      target: ecma === 5 ? 'es2015' : `es${ecma}`,
      minify: 'terser',
      terserOptions: { ecma },
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/app', name),
        output: { format: 'iife' },
        checks: { pluginTimings: false },
      },
    },
  });
  return (result as Rolldown.RolldownOutput).output[0].code.trim();
}
