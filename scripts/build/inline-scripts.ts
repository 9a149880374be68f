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
 * Returns the phone number of the support line, and the words to show before it. Both texts are empty while
 * the number in portal.json is only a placeholder.
 */
export function supportWords({ supportPhone }: Lender) {
  const phone = confirmed(supportPhone);
  return phone ? { words: 'Questions? Call ', phone } : { words: '', phone: '' };
}

/**
 * Returns a script that shows a message if the page's other scripts fail. The script must run in any browser.
 */
export async function watchScript(lender = readLender()): Promise<string> {
  const code = await bundleScript('errors/watch-script.ts', 5);
  const given = { product: lender.product, support: supportWords(lender) };
  return `(function(lender){${code}})(${JSON.stringify(given)});`;
}

/**
 * Builds the script that records input before React hydrates the page. Returns a function, because the script
 * contains the address of the style sheet for older browsers, and this address is known only after bundling.
 */
export async function earlyScript(): Promise<(olderStyles: string) => string> {
  const code = await bundleScript('hydration/early-script.ts', 2020);
  return (olderStyles) => `(function(olderStyles){${code}})(${JSON.stringify(olderStyles)});`;
}

/** Bundles and minifies a script for browsers that support the given version of ECMAScript. */
async function bundleScript(name: string, ecma: 5 | 2020): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: [...folders.conditions, ...defaultClientConditions] },
    build: {
      write: false,
      // ES2015 is the bundler's oldest target. The watch script is written in ES5, and Terser adds no
      // newer syntax.
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
