import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A page of the built portal, with the hashes (`sha256-…`) of its inline scripts and styles. */
export interface BuiltPage {
  /** Relative to the portal's folder. */
  readonly file: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** By exact address. */
type BuiltPages = { readonly [address: string]: BuiltPage | undefined } & {
  readonly [fallbackAddress]: BuiltPage;
};

/** Stands for every address without a page of its own. */
export const fallbackAddress = '*';

/** Read on every request: a deploy may replace the build while the server runs. */
export function readBuiltPages(portalDir: string): BuiltPages {
  const table = path.join(portalDir, '.vite/pages.json');
  try {
    return { __proto__: null, ...JSON.parse(readFileSync(table, 'utf8')) };
  } catch {
    // Built before pages had files of their own, or not built at all.
    return { [fallbackAddress]: { file: 'index.html', scripts: [], styles: [] } };
  }
}
