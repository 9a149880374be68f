import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { todayInBanjul } from '#domain/dates.ts';
import { pageFile } from '#paths';
import { type BuiltPage, fallbackAddress } from '#server/portal/built-pages.ts';
import { flexGaps } from './browsers/flex-gaps.ts';
import { assetText, chunkWith, entriesOf, loadRouteModules, stylesOf, withImports } from './bundle.ts';
import { earlyScript, watchScript } from './inline-scripts.ts';
import { pageHtml, versionIn, withoutScripts, withVersion } from './page-html.ts';
import { renderedPages } from './run-prerender.ts';

const template = 'index.html';
const older = path.join(import.meta.dirname, '../../src/app/older.css');

/** Creates a file for each address, and `.vite/pages.json`, in which the server looks up the file. */
export function pages(): Plugin {
  const load = () => Promise.all([watchScript(), earlyScript(), renderedPages()]);
  let loading: ReturnType<typeof load>;

  return {
    name: 'pages',
    apply: 'build',
    enforce: 'post',
    /**
     * Starts rendering the pages and building the inline scripts while the bundler runs, because neither
     * needs the bundler's output.
     */
    buildStart() {
      loading = load();
      // Prevents unhandled rejections if the build fails before these promises are awaited.
      loading.catch(() => {});
    },
    async generateBundle(_options, bundle) {
      const { routeModules } = await loadRouteModules();
      const html = assetText(bundle, template);
      const today = todayInBanjul();
      const [watch, early, rendered] = await loading;
      const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      const gaps = flexGaps(sheets.map((name) => assetText(bundle, name)).join('\n'));
      const source = readFileSync(older, 'utf8') + gaps;
      const olderStyles = this.getFileName(this.emitFile({ type: 'asset', name: 'older.css', source }));
      const inlineScripts = [watch, early(`/${olderStyles}`)];
      const texts = new Map<string, string>();
      const table: Record<string, BuiltPage> = {};

      function add(address: string, file: string, modules: readonly string[]): void {
        const parts = { ...partsOf(bundle, modules), inlineScripts };
        const markup = rendered[address];
        texts.set(file, pageHtml(html, parts, markup === undefined ? undefined : { address, today, markup }));
        const styles = [parts.css, withoutScripts].map(hashOf);
        table[address] = { file, scripts: inlineScripts.map(hashOf), styles };
      }

      for (const [address, modules] of Object.entries(routeModules)) add(address, pageFile(address), modules);
      add(fallbackAddress, template, []);
      delete bundle[template];
      const version = shortHash([...texts.values()]);
      for (const [fileName, text] of texts)
        this.emitFile({ type: 'asset', fileName, source: withVersion(text, version) });
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(table) });
    },
  };
}

function partsOf(bundle: Rolldown.OutputBundle, modules: readonly string[]) {
  const lazy = modules.map((name) => chunkWith(bundle, name));
  const chunks = withImports(bundle, [...entriesOf(bundle), ...lazy]);
  const sheets = stylesOf(chunks);
  return {
    scripts: chunks.filter((chunk) => !chunk.isEntry).map(({ fileName }) => fileName),
    sheets,
    css: sheets.map((name) => assetText(bundle, name).trim()).join('\n'),
  };
}

export const versionOf = (bundle: Rolldown.OutputBundle) => versionIn(assetText(bundle, template));

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function shortHash(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join()).digest('hex').slice(0, 8);
}
