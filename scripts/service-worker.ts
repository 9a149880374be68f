import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { BuildParts } from '../src/app/own-version.ts';

const source = path.join(import.meta.dirname, '../src');
const assets = 'assets/';

/** At the root and without a hash: a worker serves what lies beside and under its file, and is asked for anew. */
export const workerFile = 'service-worker.js';

/**
 * What the first visit puts on the phone beside the page itself: what somebody who applies would load on the way,
 * and what Home says of things that have not gone, 81 KB. The pages behind the log-in show little without a network,
 * so they are kept once they were opened.
 */
const onTheWay = [
  'pages/WaitingApplication.tsx',
  'pages/LoginPage.tsx',
  'pages/SignUpPage.tsx',
  'pages/InformationPage.tsx',
  'pages/ApplicationPage.tsx',
  'pages/ApplicationReceivedPage.tsx',
  'pages/UploadInvoicePage.tsx',
  'pages/InvoiceSuccessPage.tsx',
  'pages/UnsentItems.tsx',
];

/** Runs beside every page. What it asks for of a questionnaire, that one's own page has brought. */
const beside = 'app/afterwards.ts';

/** Tells the service worker the names that this build gave to the portal's files. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle[workerFile];
      if (worker?.type !== 'asset') throw new Error(`The build has no ${workerFile}.`);
      worker.source = `self.parts=${JSON.stringify(partsOf(bundle))};${worker.source}`;
    },
  };
}

function partsOf(bundle: Rolldown.OutputBundle): BuildParts {
  const shell = new Set<string>();
  const ahead = new Set<string>();

  function add(chunk: Rolldown.OutputChunk, parts: Set<string>, follow: 'static' | 'all'): void {
    if (shell.has(chunk.fileName) || ahead.has(chunk.fileName)) return;
    for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) parts.add(file);
    for (const name of [...chunk.imports, ...(follow === 'all' ? chunk.dynamicImports : [])]) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported, parts, follow);
    }
  }

  function chunkOf(name: string): Rolldown.OutputChunk {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(source, name)));
    if (!chunk) throw new Error(`The build has no ${name}. Mend the list of scripts/service-worker.ts.`);
    return chunk;
  }

  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const entry of chunks.filter(({ isEntry }) => isEntry)) add(entry, shell, 'static');
  for (const name of onTheWay) add(chunkOf(name), ahead, 'all');
  add(chunkOf(beside), ahead, 'static');
  // What runs beside a page is no chunk of it: the page asks for it by its address.
  for (const { type, fileName } of Object.values(bundle))
    if (type === 'asset' && fileName.startsWith(assets) && fileName.endsWith('.js')) ahead.add(fileName);
  const all = Object.keys(bundle).filter((name) => name.startsWith(assets));
  const later = all.filter((name) => !shell.has(name) && !ahead.has(name));
  const named = (parts: Iterable<string>) => [...parts].map((name) => name.slice(assets.length)).sort();
  return { page: hashOfPage(bundle), shell: named(shell), ahead: named(ahead), later: named(later) };
}

/** Short: it has to tell one build from the next. */
function hashOfPage(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The build has no index.html.');
  return createHash('sha256').update(page.source).digest('hex').slice(0, 8);
}
