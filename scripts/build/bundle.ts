import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const source = path.join(import.meta.dirname, '../../src');

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

export const entriesOf = (bundle: Bundle): Chunk[] => chunksOf(bundle).filter(({ isEntry }) => isEntry);

/** Returns the chunk that contains a module, given as a path from `src/`. Throws if no chunk contains it. */
export function chunkWith(bundle: Bundle, module: string): Chunk {
  const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(path.join(source, module)));
  if (!chunk)
    throw new Error(`The build has no ${module}. Correct the list in scripts/build/ that names it.`);
  return chunk;
}

/**
 * Returns the chunks and the chunks that they import, directly or indirectly; by default, only static imports
 * count. Each chunk comes after the chunks that it imports.
 */
export function withImports(
  bundle: Bundle,
  chunks: readonly Chunk[],
  importsOf = ({ imports }: Chunk): readonly string[] => imports,
): Chunk[] {
  const found = new Set<Chunk>();
  const seen = new Set<Chunk>();
  function add(chunk: Chunk): void {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of importsOf(chunk)) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
    found.add(chunk);
  }
  for (const chunk of chunks) add(chunk);
  return [...found];
}

export const stylesOf = (chunks: readonly Chunk[]): string[] => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

export function assetText(bundle: Bundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}.`);
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString();
}

/**
 * Imports route-modules.ts dynamically, because vite.config.ts loads this file before the dev server has
 * written src/generated/, which route-modules.ts imports.
 */
export async function loadRouteModules(): Promise<typeof import('./route-modules.ts')> {
  const file = path.join(import.meta.dirname, 'route-modules.ts');
  return import(pathToFileURL(file).href);
}
