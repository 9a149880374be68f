import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { folders } from '#folders';
import { pageFile, paths } from '#paths';
import type { BuildParts } from '../../src/app/offline/what-to-cache.ts';
import { routeModules } from './route-modules.ts';
import { workerFile } from './service-worker-plugin.ts';

export const measuredRoutes = [
  ...['/', '/login', '/signup', '/info', '/basic-information', '/home', '/payment', '/resources'],
  ...['/account', '/survey'],
];

const entry = 'index.html';

export type Build = ReturnType<typeof readBuild>;
export type Loaded = ReturnType<typeof sized>[number];

/**
 * Reads Vite's manifest and the modules of each script. Throws if one of the two files is missing, or if
 * modules.json does not list every script.
 */
export function readBuild(dist = folders.dist) {
  const read = (name: string) => {
    const file = path.join(dist, '.vite', name);
    if (!existsSync(file)) throw new Error(`${file} is missing: the portal is not built. Run: npm run build`);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  /** The manifest is keyed by source file, or by `_name` for a chunk without a source file. */
  const manifest: Manifest = read('manifest.json');
  /** The modules in each script, as paths from the project folder. */
  const modules: Readonly<Record<string, readonly string[]>> = read('modules.json');
  const scripts = readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const unlisted = scripts.filter((name) => !modules[`assets/${name}`]?.length);
  if (unlisted.length > 0) throw new Error(`dist/.vite/modules.json does not list ${unlisted.join(', ')}.`);
  return { dist, manifest, modules };
}

/**
 * Lists the files that the first visit to a route loads, largest first: the page with its inline styles, and
 * the scripts.
 */
export function initialLoad(build: Build, route: string): Loaded[] {
  const lazy = routeModules[route];
  if (!lazy) throw new Error(`${route} is not in the table of scripts/build/route-modules.ts.`);
  const files = new Set<string>([pageFile(route)]);

  function add(file: string): void {
    if (files.has(file)) return;
    files.add(file);
    const chunk = Object.values(build.manifest).find((each) => each.file === file);
    for (const imported of chunk?.imports ?? []) add(build.manifest[imported]!.file);
  }

  for (const module of [entry, ...lazy]) add(chunkWith(build, path.posix.join('src', module)));
  return sized(build, [...files]);
}

function chunkWith({ modules }: Build, module: string): string {
  const found = Object.entries(modules).find(([, held]) => held.includes(module));
  if (!found)
    throw new Error(`The build has no ${module}. Correct the table in scripts/build/route-modules.ts.`);
  return found[0];
}

/** Lists the service worker, and what it fetches after a first visit to the landing page. */
export function precached(build: Build): Loaded[] {
  const worker = readFileSync(path.join(build.dist, workerFile), 'utf8');
  const { precached: names }: BuildParts = JSON.parse(/^self\.parts=(\{[^}]*\});/.exec(worker)![1]!);
  const pages = [entry, pageFile(paths.landing)];
  return sized(build, [workerFile, ...pages, ...names.map((name) => `assets/${name}`)]);
}

function sized({ dist }: Build, files: readonly string[]) {
  return files
    .map((file) => ({ file, bytes: compressedSize(path.join(dist, file)) }))
    .sort((one, other) => other.bytes - one.bytes);
}

function compressedSize(file: string): number {
  const compressed = `${file}.br`;
  return (existsSync(compressed) ? readFileSync(compressed) : brotliCompressSync(readFileSync(file))).length;
}

export function modulesOf(build: Build, route: string): string[] {
  const scripts = initialLoad(build, route).filter(({ file }) => file.endsWith('.js'));
  return scripts.flatMap(({ file }) => build.modules[file]!);
}

/** Returns the total size, in KB (1000 bytes), of the files with this extension; by default, of all files. */
export function kilobytes(loaded: readonly Loaded[], extension = ''): number {
  const bytes = loaded.filter(({ file }) => file.endsWith(extension)).map((each) => each.bytes);
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}

interface Goal {
  readonly of: '.js' | '';
  readonly atMost: number;
}

/** Target sizes in KB after brotli: `.js` stands for all scripts of a page, and '' for all its files. */
const small: readonly Goal[] = [
  { of: '.js', atMost: 90 },
  { of: '', atMost: 110 },
];
const goals: Readonly<Record<string, readonly Goal[]>> = {
  '/': small,
  '/login': small,
  '/basic-information': [{ of: '', atMost: 130 }],
};

function verdict(loaded: readonly Loaded[], { of, atMost }: Goal): string {
  const over = kilobytes(loaded, of) - atMost;
  const goal = of === '.js' ? `JS ${atMost}` : `in all ${atMost}`;
  return over <= 0 ? `${goal}: met` : `${goal}: ${over.toFixed(1)} over`;
}

export function bytesOf(build: Build, route: string): string[] {
  const loaded = initialLoad(build, route);
  const sizes = ['.js', '.html', ''].map((of) => kilobytes(loaded, of));
  const verdicts = (goals[route] ?? []).map((goal) => verdict(loaded, goal));
  return [route, ...sizes.map((size) => size.toFixed(1)), verdicts.join(', ')];
}

export const bytesHeader = ['KB brotli', 'JS', 'HTML with its CSS', 'all', 'goal'];

function printTable(): void {
  const build = readBuild();
  for (const row of [bytesHeader, ...measuredRoutes.map((route) => bytesOf(build, route))]) {
    const [route, ...figures] = row.slice(0, -1);
    const cells = [route!.padEnd(20), ...figures.map((figure) => figure.padStart(18)), '  ', row.at(-1)];
    console.log(cells.join(' ').trimEnd());
  }
  const files = precached(build);
  const worker = files.filter(({ file }) => file === workerFile);
  console.log(
    `precached for later  ${kilobytes(files).toFixed(1).padStart(54)}   the worker ${kilobytes(worker)}`,
  );
}

if (import.meta.main) {
  try {
    printTable();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
