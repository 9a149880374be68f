import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A page of the built portal, with the CSP hashes (`sha256-…`) of its inline scripts and styles. */
export interface BuiltPage {
  /** Path of the page's file, relative to the portal's folder. */
  readonly file: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

type BuiltPages = { readonly [address: string]: BuiltPage | undefined } & {
  readonly [fallbackAddress]: BuiltPage;
};

/** Key of the page that is served for all addresses without a page of their own. */
export const fallbackAddress = '*';

/**
 * Reads the table of built pages. Not cached, because a deploy may replace the build while the server runs.
 */
export function readBuiltPages(portalDir: string): BuiltPages {
  const table = path.join(portalDir, '.vite/pages.json');
  try {
    return { __proto__: null, ...JSON.parse(readFileSync(table, 'utf8')) };
  } catch {
    // The portal is not built, or was built by an earlier version that had only index.html.
    return { [fallbackAddress]: { file: 'index.html', scripts: [], styles: [] } };
  }
}
