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
import { renderedPages } from './scripts/build/run-prerender.ts';
import { schemas } from './scripts/build/schemas-plugin.ts';
import { serviceWorker, workerFile } from './scripts/build/service-worker-plugin.ts';
import { webManifest } from './scripts/build/web-manifest-plugin.ts';

const root = import.meta.dirname;

/**
 * Matches the modules of the engine except style sheets. They have no side effects, so the build may drop unused
 * exports of index.ts files.
 */
const engineModule = /\/src\/engine\/(?!.*\.css($|\?))/;

/**
 * Matches the names of the chunks that get the comment `//# allFunctionsCalledOnLoad`, which makes Chrome 136 and newer
 * compile all functions of a file during the download instead of at their first call. At 6x CPU slowdown, React
 * rendered the first form 0.25 seconds sooner; adding the comment to all files gained nothing more.
 */
const wholeOnLoad = /^(react|form|drafts|wizard)$/;

/** Makes tests of the code, and the processes that these tests start, use the forms of tests/fixture/. */
const onFixture = {
  // Vitest passes these conditions to Node. "module" is omitted, as in Vitest's default.
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
    // ES2020 is the newest syntax that all supported browsers can parse. src/app/polyfills.ts adds missing APIs, and
    // tests/supported-browsers.test.ts fails on any other unsupported feature.
    target: 'es2020',
    cssTarget: ['chrome80', 'safari14', 'firefox100'],
    // Terser runs after Vite's own minifier (`minifiedOnce`): with both, every page is 1 % smaller than with only one.
    minify: 'terser',
    terserOptions: {
      ...{ module: true, ecma: 2020 },
      // Statements are not merged (`collapse_vars`, `sequences`), because brotli compresses separate statements better.
      compress: {
        ...{ passes: 3, unsafe_arrows: true, keep_fargs: false },
        ...{ collapse_vars: false, sequences: false },
      },
    },
    modulePreload: {
      polyfill: false,
      // Of the files that a form's widgets import, preloads only the style sheets, because the page has
      // already loaded the scripts.
      resolveDependencies: (_file, needed, { hostId }) =>
        /\/form-/.test(hostId) ? needed.filter((each) => each.endsWith('.css')) : needed,
    },
    // No asset is inlined: the Content-Security-Policy allows no data: URLs in scripts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Plugin timings are not checked: on a slow machine, every build would print a warning about them.
      checks: { pluginTimings: false },
      output: { postBanner: ({ name }) => (wholeOnLoad.test(name) ? '//# allFunctionsCalledOnLoad' : '') },
      treeshake: {
        moduleSideEffects: [{ test: engineModule, sideEffects: false }],
        // Removes calls of React Router's functions that print warnings for developers even in its production
        // build.
        manualPureFunctions: ['warning', 'warningOnce'],
      },
    },
    // Writes .vite/manifest.json for scripts/build/bytes.ts. The server does not serve folders that begin with a dot.
    manifest: true,
  },
  worker: {
    format: 'es',
    plugins: () => [listModules()],
    // The service worker's file name has no hash, because browsers look for a new version at the same address.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        entryFileNames: ({ name }) => (workerFile === `${name}.js` ? workerFile : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    // Lets the dev server read schemas/, which is outside Vite's root, src/.
    fs: { allow: [root] },
    // Sends API calls to the portal's server. Addresses with a dot are not API calls, but modules in src/api.
    proxy: { '^/api/[^.]*$': serverAddress(process.env) },
  },
  test: {
    // Uses all CPU cores; Vitest's default leaves one idle.
    maxWorkers: availableParallelism(),
    // The timeouts, in milliseconds, are long, so that no test fails only because the machine is busy: they
    // end only a run that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // *.slow.test.ts files are too slow for `npm test`; `npm run test:all` runs them.
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
          // All files share their modules, so that JSON Schema meta schemas are compiled only once. No test changes a
          // module's state.
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
          // All files share their modules: loading the server again for each file would take a quarter of the time. No
          // test changes a module's state.
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

/** Returns the URL of the server that `npm run dev` starts, from the environment variables that set its address. */
function serverAddress({ HOST = '127.0.0.1', PORT = '3000' }: NodeJS.ProcessEnv): string {
  return `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`;
}

/**
 * Adds the product's name and colour to index.html, and the support phone to the notice for browsers without
 * JavaScript. All three are defined only in schemas/portal.json.
 */
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
 * Maps modules that RJSF imports and the portal's forms never use to small replacements; each replacement file explains
 * why. Every page with a form is smaller by 26.6 KB without Markdown and by 7.3 KB without schema references (brotli).
 */
const standIns: Readonly<Record<string, string>> = {
  'markdown-to-jsx/react': 'markdown.ts',
  './findSchemaDefinition.js': 'references.ts',
};

/** Replaces the modules in `standIns`, only in the build: in the dev server, their size does not matter. */
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
 * Uses React Router's production build, which the package does not export under any condition, and removes
 * the display names of its components, which keep unused code (forms, submits, scroll restoration) from being
 * tree-shaken. After brotli compression, every page is smaller by 3.9 KB (7.1 instead of 11.0 KB), of which
 * 3.7 KB are due to the removed names.
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
 * Writes a .br and a .gz file next to every file that the server would otherwise compress on each request. Files are
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

/** Returns whether the server sends a file compressed. Files in folders that begin with a dot are never sent. */
const isServedCompressed = (name: string) =>
  /\.(js|css|html|svg|json|webmanifest)$/.test(name) && !name.startsWith('.');

function compressed(bytes: Buffer): Promise<[br: Buffer, gz: Buffer]> {
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return Promise.all([
    promisify(zlib.brotliCompress)(bytes, { params }),
    promisify(zlib.gzip)(bytes, { level: 9 }),
  ]);
}

/** The modules in each output file of the pages and their workers, as paths relative to the project folder. */
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

/**
 * Writes `modulesOf` to a file next to Vite's manifest. The workers' modules are included, because the build of the
 * pages waits for the builds of their workers.
 */
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
      // Without a target, the minifier may emit syntax newer than ES2020.
      code: (await minify(fileName, code, { module: true, compress: { target: 'es2020' } })).code,
      map: null,
    }),
  };
}
