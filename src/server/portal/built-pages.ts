import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A page of the built portal, with `sha256-…` of what stands in it and not in a file of its own. */
export interface BuiltPage {
  /** From the portal's folder. */
  readonly file: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** By address, exactly as it is written. */
type BuiltPages = { readonly [address: string]: BuiltPage | undefined } & {
  readonly [fallbackAddress]: BuiltPage;
};

/** Stands for every address that has no page of its own. */
export const fallbackAddress = '*';

/** Read on every request: a deploy may replace the build while the server runs. */
export function readBuiltPages(portalDir: string): BuiltPages {
  const table = path.join(portalDir, '.vite/pages.json');
  try {
    return { __proto__: null, ...JSON.parse(readFileSync(table, 'utf8')) };
  } catch {
    // Built before pages had files of their own, or not at all.
    return { [fallbackAddress]: { file: 'index.html', scripts: [], styles: [] } };
  }
}
