import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { confirmed, type Detail } from '#components/lender/confirmed.ts';
import { folders } from '#folders';

/* The two inline scripts at the start of every page (src/app/*-script.ts). */

const root = path.join(import.meta.dirname, '../..');

/** The part of schemas/portal.json that inline scripts use. */
export interface Lender {
  readonly product: string;
  readonly brandColour: string;
  readonly supportPhone: Detail;
}

export const readLender = (): Lender =>
  JSON.parse(readFileSync(path.join(folders.schemas, 'portal.json'), 'utf8'));

/** The support line for a page whose scripts failed to load; empty until the lender has a number. */
export function supportWords({ supportPhone }: Lender) {
  const phone = confirmed(supportPhone);
  return phone ? { words: 'Questions? Call ', phone } : { words: '', phone: '' };
}

/** Runs in any browser. Whitespace and comments are removed by hand: the minifier's output would be newer JavaScript. */
export async function watchScript(lender = readLender()): Promise<string> {
  const minify = { compress: true, mangle: true, codegen: false };
  const { code } = await bundleScript('errors/watch-script.ts', 'es2015', { format: 'iife', minify });
  const lean = code.replace(/^\s*(\/\/|\/\*\*).*$/gm, '').replace(/\s*\n\s*/g, '\n');
  const given = { product: lender.product, support: supportWords(lender) };
  return `(function(lender){${lean.trim()}})(${JSON.stringify(given)});`;
}

/** Records input before React hydrates the page. The result takes the address of the style sheet for older browsers. */
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
