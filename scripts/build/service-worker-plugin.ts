import type { Plugin, Rolldown } from 'vite';
import type { BuildParts } from '../../src/app/offline/own-version.ts';
import { assetText, chunkWith, entriesOf, loadRouteModules, stylesOf, withImports } from './bundle.ts';
import { versionOf } from './pages-plugin.ts';

const assets = 'assets/';

/** At the root and without a hash: a worker's scope is its own folder, and its file is revalidated. */
export const workerFile = 'service-worker.js';

/**
 * What the first visit precaches besides the page itself: what applying loads along the way (src/app/routes.ts), with
 * the list of common passwords, and what Home says about unsent items, 79 KB. The pages behind the log-in show little
 * without a network, so they are cached once opened.
 */
const unsentItemModules = ['pages/landing/WaitingApplication.tsx', 'pages/delivery/UnsentItems.tsx'];

/** Runs alongside every page. The forms that it imports come with their own pages. */
const afterFirstPaint = 'app/after-first-paint.ts';

/** Few browsers request it. */
const dialogPolyfill = 'components/modal-dialog.ts';

/** Tells the service worker the names of this build's files. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const worker = bundle[workerFile];
      if (worker?.type !== 'asset') throw new Error(`The build has no ${workerFile}.`);
      const { aheadModules, registryModule } = await loadRouteModules();
      worker.source = `self.parts=${JSON.stringify(partsOf(bundle, aheadModules, registryModule))};${assetText(bundle, workerFile)}`;
    },
  };
}

function partsOf(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
  registryModule: string,
): BuildParts {
  const entry = withImports(bundle, entriesOf(bundle));
  const shell = new Set(entry.map(({ fileName }) => fileName));
  // Inlined in every page.
  const inlined = new Set(stylesOf(entry));
  const ahead = new Set<string>();
  const older = chunkWith(bundle, dialogPolyfill);
  // Leads to every form.
  const registry = chunkWith(bundle, registryModule);

  function add(chunk: Rolldown.OutputChunk, follow: 'static' | 'all'): void {
    if (shell.has(chunk.fileName) || ahead.has(chunk.fileName) || chunk === older) return;
    for (const file of [chunk.fileName, ...stylesOf([chunk])]) ahead.add(file);
    for (const name of [
      ...chunk.imports,
      ...(follow === 'all' && chunk !== registry ? chunk.dynamicImports : []),
    ]) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported, follow);
    }
  }

  for (const name of [...modules, ...unsentItemModules]) add(chunkWith(bundle, name), 'all');
  add(chunkWith(bundle, afterFirstPaint), 'static');
  // Workers are not chunks of a page, which loads them by their address.
  for (const { type, fileName } of Object.values(bundle))
    if (type === 'asset' && fileName.startsWith(assets) && fileName.endsWith('.js')) ahead.add(fileName);
  const all = Object.keys(bundle).filter((name) => name.startsWith(assets));
  const later = all.filter((name) => !shell.has(name) && !ahead.has(name) && !inlined.has(name));
  const named = (parts: Iterable<string>) => [...parts].map((name) => name.slice(assets.length)).sort();
  return { version: versionOf(bundle), shell: named(shell), ahead: named(ahead), later: named(later) };
}
