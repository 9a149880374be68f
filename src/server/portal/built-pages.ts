import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `scripts` and `styles` are the CSP hashes (`sha256-…`) of the page's inline scripts and styles. */
export interface BuiltPage {
  readonly file: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

type BuiltPages = { readonly [address: string]: BuiltPage | undefined } & {
  readonly [fallbackAddress]: BuiltPage;
};

export const fallbackAddress = '*';

/** Reads the list of built pages each time, because a deploy may replace the build while the server runs. */
export function readBuiltPages(portalDir: string): BuiltPages {
  const table = path.join(portalDir, '.vite/pages.json');
  try {
    return { __proto__: null, ...JSON.parse(readFileSync(table, 'utf8')) };
  } catch {
    // The portal is not built, or was built by an earlier version that had only index.html.
    return { [fallbackAddress]: { file: 'index.html', scripts: [], styles: [] } };
  }
}
