import type { Plugin, Rolldown } from 'vite';
import type { BuildParts } from '../../src/app/offline/what-to-cache.ts';
import { assetText, chunkWith, entriesOf, loadRouteModules, stylesOf, withImports } from './bundle.ts';
import { versionOf } from './pages-plugin.ts';

const assets = 'assets/';

/**
 * The service worker is in the root folder, because it controls only pages in its own folder. Its name has no
 * hash, because browsers look for updates at the same address.
 */
export const workerFile = 'service-worker.js';

/**
 * These modules show items that have not been sent yet. The service worker precaches these modules on the
 * first visit, like the routes marked `isPrecached`. Other pages behind the log-in show little without a
 * network, so the service worker caches them only after they have been opened.
 */
const unsentItemModules = ['pages/landing/WaitingApplication.tsx', 'pages/delivery/UnsentItems.tsx'];

/**
 * Every page loads this module, so the service worker precaches it with its static imports. The module's
 * dynamic imports are forms, which are precached with their pages.
 */
const afterFirstPaint = 'app/after-first-paint.ts';

/** The service worker never precaches this module, because few browsers need it. */
const dialogPolyfill = 'components/modal-dialog.ts';

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const worker = bundle[workerFile];
      if (worker?.type !== 'asset') throw new Error(`The build has no ${workerFile}.`);
      const parts = partsOf(bundle, await loadRouteModules());
      worker.source = `self.parts=${JSON.stringify(parts)};${assetText(bundle, workerFile)}`;
    },
  };
}

type RouteModules = Awaited<ReturnType<typeof loadRouteModules>>;

function partsOf(
  bundle: Rolldown.OutputBundle,
  { precachedModules, registryModule }: RouteModules,
): BuildParts {
  const entry = withImports(bundle, entriesOf(bundle));
  const shell = new Set(entry.map(({ fileName }) => fileName));
  const inlined = new Set(stylesOf(entry));
  const older = chunkWith(bundle, dialogPolyfill);
  // The registry's dynamic imports are not followed, because the registry imports every form.
  const registry = chunkWith(bundle, registryModule);
  const isLeftOut = (chunk: Rolldown.OutputChunk) => shell.has(chunk.fileName) || chunk === older;
  const lazy = [...precachedModules, ...unsentItemModules].map((name) => chunkWith(bundle, name));
  const chunks = [
    ...withImports(bundle, lazy, (chunk) =>
      isLeftOut(chunk) ? [] : [...chunk.imports, ...(chunk === registry ? [] : chunk.dynamicImports)],
    ),
    ...withImports(bundle, [chunkWith(bundle, afterFirstPaint)]),
  ].filter((chunk) => !isLeftOut(chunk));
  const precached = new Set(chunks.flatMap((chunk) => [chunk.fileName, ...stylesOf([chunk])]));
  // Web workers are added separately, because the bundle contains them as assets rather than chunks.
  for (const { type, fileName } of Object.values(bundle))
    if (type === 'asset' && fileName.startsWith(assets) && fileName.endsWith('.js')) precached.add(fileName);
  const all = Object.keys(bundle).filter((name) => name.startsWith(assets));
  const later = all.filter((name) => !shell.has(name) && !precached.has(name) && !inlined.has(name));
  const named = (parts: Iterable<string>) => [...parts].map((name) => name.slice(assets.length)).sort();
  return {
    version: versionOf(bundle),
    shell: named(shell),
    precached: named(precached),
    later: named(later),
  };
}
