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
import { readLender, supportWords } from './scripts/build/inline-scripts.ts';
import { pages } from './scripts/build/pages-plugin.ts';
import { schemas } from './scripts/build/schemas-plugin.ts';
import { serviceWorker, workerFile } from './scripts/build/service-worker-plugin.ts';
import { webManifest } from './scripts/build/web-manifest-plugin.ts';

const root = import.meta.dirname;

/**
 * Matches the engine's modules except style sheets. These modules have no side effects, so the build can drop
 * unused exports of index.ts files.
 */
const engineModule = /\/src\/engine\/(?!.*\.css($|\?))/;

/**
 * Emotion imports hoist-non-react-statics, and with it an old react-is, only for `withTheme`, which the
 * portal does not use. Without these two packages, every page with MUI components is 0.8 KB smaller (brotli).
 */
const unusedEmotionModule = { test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false };

/**
 * These chunks get the comment `//# allFunctionsCalledOnLoad`, which makes Chrome 136 and newer compile all
 * functions of a file during the download instead of at their first call. At 6x CPU slowdown, React rendered
 * the first form 0.25 seconds sooner; adding the comment to all files gained nothing more.
 */
const wholeOnLoad = /^(react|form|drafts|wizard)$/;

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
    pages(),
    formPages(() => [leanRjsf()]),
    serviceWorker(),
    minifiedOnce(),
    precompressed(),
  ],
  build: {
    outDir: folders.dist,
    emptyOutDir: true,
    // ES2020 is the newest syntax that all supported browsers can parse. src/app/polyfills.ts adds missing
    // APIs, and tests/supported-browsers.test.ts fails on any other unsupported feature.
    target: 'es2020',
    cssTarget: ['chrome80', 'safari14', 'firefox100'],
    // Terser runs in addition to Vite's own minifier (`minifiedOnce`), because with both, every page is 1 %
    // smaller than with only one of them.
    minify: 'terser',
    terserOptions: {
      ...{ module: true, ecma: 2020 },
      // Statements stay separate, because brotli compresses separate statements better than merged ones.
      compress: {
        ...{ passes: 3, unsafe_arrows: true, keep_fargs: false },
        ...{ collapse_vars: false, sequences: false },
      },
    },
    modulePreload: {
      polyfill: false,
      // The page has already loaded the scripts that a form's widgets import, so only the widgets' style
      // sheets are preloaded.
      resolveDependencies: (_file, needed, { hostId }) =>
        /\/form-/.test(hostId) ? needed.filter((each) => each.endsWith('.css')) : needed,
    },
    // Assets are not inlined, because the Content-Security-Policy does not allow scripts from data: URLs.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Prevents the warning about plugin timings that every build on a slow machine would print.
      checks: { pluginTimings: false },
      output: { postBanner: ({ name }) => (wholeOnLoad.test(name) ? '//# allFunctionsCalledOnLoad' : '') },
      treeshake: {
        moduleSideEffects: [{ test: engineModule, sideEffects: false }, unusedEmotionModule],
        // These functions only print warnings for developers, even in React Router's production build.
        manualPureFunctions: ['warning', 'warningOnce'],
      },
    },
    // scripts/build/bytes.ts reads the manifest. The server does not serve it, because its folder's name
    // begins with a dot.
    manifest: true,
  },
  worker: {
    format: 'es',
    plugins: () => [listModules()],
    // The service worker's file name has no hash, because browsers look for a new version at the same
    // address.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        entryFileNames: ({ name }) => (workerFile === `${name}.js` ? workerFile : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    // Lets Vite serve files from the whole project, because schemas/ is outside Vite's root, src/.
    fs: { allow: [root] },
    // The pattern leaves out addresses with a dot, which are modules in src/api and not API calls.
    proxy: { '^/api/[^.]*$': serverAddress(process.env) },
  },
  test: {
    // Uses all CPU cores, because Vitest's default leaves one idle.
    maxWorkers: availableParallelism(),
    // These timeouts, in milliseconds, end only a run that hangs: no test should fail because the machine is
    // busy.
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
            'tests/faults/*.test.ts',
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
          // All test files share their modules, so that JSON Schema meta schemas are compiled only once. No
          // test changes a module's state.
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
          // All test files share their modules, because loading the server again for each file would take a
          // quarter of the total test time. No test changes a module's state.
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

function serverAddress({ HOST = '127.0.0.1', PORT = '3000' }: NodeJS.ProcessEnv): string {
  return `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`;
}

/**
 * Adds the product's name and colour and the support phone to the HTML, because they are defined only in
 * schemas/portal.json.
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
 * Maps modules that RJSF imports, but that the portal's forms never use, to replacements. Each replacement
 * file says why the module is not needed. Every page with a form is smaller by 26.6 KB without Markdown and
 * by 7.3 KB without schema references (brotli).
 */
const standIns: Readonly<Record<string, string>> = {
  'markdown-to-jsx/react': 'markdown.ts',
  './findSchemaDefinition.js': 'references.ts',
  'react-is': 'react-is.ts',
};

/** Replaces the modules in `standIns`. Applies only to builds, because size does not matter in the dev server. */
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
 * Uses React Router's production build, which the package does not export under any condition. Also removes
 * the display names of its components, because the names keep unused code (forms, submits, scroll
 * restoration) from being tree-shaken. Every page is 3.9 KB smaller (brotli), of which 3.7 KB are due to the
 * removed names.
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

/** Compresses files once (.br and .gz), so that the server need not compress them on each request. */
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

/**
 * Returns whether a file is also needed in compressed form. Files in folders that begin with a dot are not,
 * because the server never sends them.
 */
const isServedCompressed = (name: string) =>
  /\.(js|css|html|svg|json|webmanifest)$/.test(name) && !name.startsWith('.');

function compressed(bytes: Buffer): Promise<[br: Buffer, gz: Buffer]> {
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return Promise.all([
    promisify(zlib.brotliCompress)(bytes, { params }),
    promisify(zlib.gzip)(bytes, { level: 9 }),
  ]);
}

/** Maps a built file to its modules, as paths relative to the project folder. */
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
 * Writes the list of modules. It includes the workers' modules, because the build of the pages waits for the
 * builds of their workers.
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
