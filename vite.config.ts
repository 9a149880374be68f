import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, minify, type Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { folders } from '#folders';
import { chunks } from './scripts/build/chunks-plugin.ts';
import { formPages } from './scripts/build/form-pages/plugin.ts';
import { images } from './scripts/build/images-plugin.ts';
import { earlyScript, readLender, supportWords, watchScript } from './scripts/build/inline-scripts.ts';
import { pages } from './scripts/build/pages-plugin.ts';
import { renderedPages } from './scripts/build/prerender.ts';
import { schemas } from './scripts/build/schemas-plugin.ts';
import { serviceWorker, workerFile } from './scripts/build/service-worker-plugin.ts';
import { webManifest } from './scripts/build/web-manifest-plugin.ts';

const root = import.meta.dirname;

/** Engine modules other than style sheets, none of which has side effects: unused exports of an index are dropped. */
const engineModule = /\/src\/engine\/(?!.*\.css($|\?))/;

/**
 * Since 136, Chrome compiles all functions of such a file while it downloads, instead of each at its first call. At 6x
 * CPU slowdown, React rendered the first form a quarter of a second sooner; applying it to all files gained nothing more.
 */
const wholeOnLoad = /^(react|form|drafts|wizard)$/;

/** Tests of the code, and the processes that they start, use the forms of tests/fixture/. */
const onFixture = {
  // Vitest passes these conditions on to Node, and by default leaves out "module".
  ssr: {
    resolve: { conditions: ['fixture', ...defaultServerConditions.filter((name) => name !== 'module')] },
  },
  test: { env: { NODE_OPTIONS: '--conditions=fixture' }, globalSetup: ['tests/fixture/setup.ts'] },
};

export default defineConfig({
  root: 'src',
  envDir: root,
  cacheDir: path.join(root, 'node_modules/.vite'),
  resolve: { conditions: [...folders.conditions, ...defaultClientConditions] },
  plugins: [
    react(),
    schemas(),
    images(),
    headFromPortal(),
    webManifest(),
    leanRjsf(),
    leanRouter(),
    chunks(),
    listModules(),
    moduleList(),
    pages({ rendered: renderedPages, watchScript, earlyScript }),
    formPages(() => [leanRjsf()]),
    serviceWorker(),
    minifiedOnce(),
    precompressed(),
  ],
  build: {
    outDir: folders.dist,
    emptyOutDir: true,
    // The syntax of the oldest supported browsers; Vite's own default lowers more than they need. src/app/polyfills.ts
    // adds missing APIs, and tests/supported-browsers.test.ts finds any other unsupported feature.
    target: 'es2020',
    cssTarget: ['chrome80', 'safari14', 'firefox100'],
    // Runs after Vite's own minifier (`minifiedOnce`): both together make every page 1 % smaller than either alone.
    minify: 'terser',
    terserOptions: {
      ...{ module: true, ecma: 2020 },
      // Separate statements compress better with brotli.
      compress: {
        ...{ passes: 3, unsafe_arrows: true, keep_fargs: false },
        ...{ collapse_vars: false, sequences: false },
      },
    },
    modulePreload: {
      polyfill: false,
      // A widget is loaded by a form, which has already loaded the scripts that widgets import.
      resolveDependencies: (_file, needed, { hostId }) =>
        /\/form-/.test(hostId) ? needed.filter((each) => each.endsWith('.css')) : needed,
    },
    // No inlined assets: the content security policy allows no data: URLs in scripts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Plugin timings would be reported as a warning on every run of a slow machine.
      checks: { pluginTimings: false },
      output: { postBanner: ({ name }) => (wholeOnLoad.test(name) ? '//# allFunctionsCalledOnLoad' : '') },
      treeshake: {
        moduleSideEffects: [{ test: engineModule, sideEffects: false }],
        // React Router's warnings for developers, which its production build still contains.
        manualPureFunctions: ['warning', 'warningOnce'],
      },
    },
    // For scripts/build/bytes.ts. The server does not serve folders that begin with a dot, such as .vite.
    manifest: true,
  },
  worker: {
    format: 'es',
    plugins: () => [listModules()],
    // The service worker has no hash in its name: browsers look for a new version at the same address.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        entryFileNames: ({ name }) => (workerFile === `${name}.js` ? workerFile : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    // schemas/ lies outside Vite's root, src/.
    fs: { allow: [root] },
    // API calls, but not the modules in src/api: their file names contain a dot.
    proxy: { '^/api/[^.]*$': serverAddress(process.env) },
  },
  test: {
    // Vitest's own default leaves one core idle.
    maxWorkers: availableParallelism(),
    // Time-outs only end a run that hangs: no test may fail because the machine is busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Too slow for `npm test`; `npm run test:all` runs them.
    exclude: [...configDefaults.exclude, ...(process.env.TEST_ALL ? [] : ['**/*.slow.test.ts'])],
    projects: [
      {
        extends: true,
        root,
        ...onFixture,
        test: {
          ...onFixture.test,
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/bench/**/*.test.ts',
            'tests/faults/*.test.ts',
            'tests/engines/*.test.ts',
            'tests/second-product/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        root,
        ...onFixture,
        test: {
          ...onFixture.test,
          name: 'scripts',
          // Meta schemas are compiled once for all files. No test changes a module's state.
          isolate: false,
          include: ['scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        root,
        ...onFixture,
        test: {
          ...onFixture.test,
          name: 'server',
          // Loading the server again for each file would take a quarter of the time. No test changes a module's state.
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: [...onFixture.test.globalSetup, 'tests/server/support/storage/postgres.ts'],
        },
      },
      {
        extends: true,
        root,
        test: { name: 'schemas', include: ['tests/schemas/**/*.test.ts'] },
      },
    ],
  },
});

/** The address of the server that `npm run dev` starts, from the same settings. */
function serverAddress({ HOST = '127.0.0.1', PORT = '3000' }: NodeJS.ProcessEnv): string {
  return `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`;
}

/** Adds the product's name, its colour and the support phone, which are defined only in schemas/portal.json. */
function headFromPortal(): Plugin {
  return {
    name: 'head-from-portal',
    transformIndexHtml() {
      const lender = readLender();
      const { product, brandColour } = lender;
      const { words, phone } = supportWords(lender);
      const call = phone && `<a href="tel:+220${phone}">${phone}</a>`;
      return [
        { tag: 'title', children: product, injectTo: 'head' },
        { tag: 'meta', attrs: { name: 'theme-color', content: brandColour }, injectTo: 'head' },
        {
          tag: 'noscript',
          children: `<div class="column trouble"><p class="notice notice-error">JavaScript is turned off in this browser. To use ${product}, turn it on and reload this page, or use another browser. ${words}${call}</p></div>`,
          injectTo: 'body-prepend',
        },
      ];
    },
  };
}

/**
 * Replacements for RJSF dependencies that our forms never use; each file explains why. They save every page with a form
 * 26.6 KB for Markdown and 7.3 KB for references (brotli).
 */
const standIns: Readonly<Record<string, string>> = {
  'markdown-to-jsx/react': 'markdown.ts',
  './findSchemaDefinition.js': 'references.ts',
};

/** Only in the build: the dev server pre-bundles dependencies, and their size does not matter there. */
export function leanRjsf(): Plugin {
  return {
    name: 'lean-rjsf',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const name = importer?.includes('/@rjsf/') && standIns[source];
      return name ? path.join(root, 'src/engine/react/rjsf', name) : null;
    },
  };
}

/**
 * Uses React Router's production build, which its package exports under no condition, and removes the display names of
 * its components, which keep unused code (forms, submits, scroll restoration) from being tree-shaken. Saves 3.9 KB of
 * brotli on every page (7.1 instead of 11.0), 3.7 of them by removing the names.
 */
function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    resolveId: {
      order: 'pre',
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved && { ...resolved, id: resolved.id.replace('/development/', '/production/') };
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/^(var \w+ = )(\w+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2'),
    },
  };
}

/**
 * Writes a .br and a .gz next to every file that the server would otherwise compress on each request. Files are
 * compressed in parallel, and files with the same content only once.
 */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const done = new Map<string, ReturnType<typeof compressed>>();
      const writeCompressed = async (name: string) => {
        const file = path.join(dir!, name);
        const bytes = await readFile(file);
        const key = bytes.toString('base64');
        if (!done.has(key)) done.set(key, compressed(bytes));
        const [br, gz] = await done.get(key)!;
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      };
      await Promise.all(Object.keys(bundle).filter(isServedCompressed).map(writeCompressed));
    },
  };
}

/** The server does not serve folders that begin with a dot. */
const isServedCompressed = (name: string) =>
  /\.(js|css|html|svg|json|webmanifest)$/.test(name) && !name.startsWith('.');

function compressed(bytes: Buffer): Promise<[br: Buffer, gz: Buffer]> {
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return Promise.all([
    promisify(zlib.brotliCompress)(bytes, { params }),
    promisify(zlib.gzip)(bytes, { level: 9 }),
  ]);
}

/** The modules in each output file of the page and its workers, as paths from the project folder. */
const modulesOf: Record<string, string[]> = {};

function listModules(): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const nameOf = (id: string) => path.relative(root, id).split(path.sep).join('/');
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') modulesOf[file.fileName] = file.moduleIds.map(nameOf);
    },
  };
}

/** Writes that list next to Vite's manifest. It includes the workers, because the page's build waits for theirs. */
function moduleList(): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(modulesOf, null, 2);
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}

function minifiedOnce(): Plugin {
  return {
    name: 'minified-once',
    apply: 'build',
    renderChunk: async (code, { fileName }) => ({
      // By default the minifier may emit newer syntax.
      code: (await minify(fileName, code, { module: true, compress: { target: 'es2020' } })).code,
      map: null,
    }),
  };
}
