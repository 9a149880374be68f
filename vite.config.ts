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

/** A page that takes one thing of an engine's index takes no other. Only style sheets do something when imported. */
const engineModule = /\/src\/engine\/(?!.*\.css($|\?))/;

/**
 * Chrome from 136 on compiles all functions of such a file while it still comes, and not each when it is first called: at
 * 6 times slowed down React had the first form a quarter of a second sooner, and no sooner with all files.
 */
const wholeOnLoad = /^(react|form|drafts|wizard)$/;

/** Tests of the code have forms of their own (tests/fixture/), and so have the processes that they start. */
const onFixture = {
  // Vitest gives Node the same, and by itself it leaves "module" out.
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
    // Syntax of the oldest supported browsers; Vite would lower more than they need. What they lack beside syntax comes
    // by src/app/polyfills.ts, and tests/supported-browsers.test.ts looks for the rest.
    target: 'es2020',
    cssTarget: ['chrome80', 'safari14', 'firefox100'],
    // After Vite's own minifier, which `minifiedOnce` runs: 1 % of every page that either alone would leave.
    minify: 'terser',
    terserOptions: {
      ...{ module: true, ecma: 2020 },
      // Brotli makes less of statements that are left alone.
      compress: {
        ...{ passes: 3, unsafe_arrows: true, keep_fargs: false },
        ...{ collapse_vars: false, sequences: false },
      },
    },
    modulePreload: {
      polyfill: false,
      // Whoever fetches a widget has a form, and with it what widgets import.
      resolveDependencies: (_file, needed, { hostId }) =>
        /\/form-/.test(hostId) ? needed.filter((each) => each.endsWith('.css')) : needed,
    },
    // Everything in files of its own: the policy allows neither inline scripts nor data: URLs in them.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Which plugin took how long is no warning, and a slow machine would always print it.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { postBanner: ({ name }) => (wholeOnLoad.test(name) ? '//# allFunctionsCalledOnLoad' : '') },
      treeshake: {
        moduleSideEffects: [{ test: engineModule, sideEffects: false }],
        // React Router's advice for developers, which it gives students as well.
        manualPureFunctions: ['warning', 'warningOnce'],
      },
    },
    // Which file needs which, for scripts/build/bytes.ts. The server answers for no folder that begins with a dot.
    manifest: true,
  },
  // What runs beside the page is bundled by itself.
  worker: {
    format: 'es',
    plugins: () => [listModules()],
    // The service worker has no hash in its name: the browser asks for it anew, and finds the new version by it.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        entryFileNames: ({ name }) => (workerFile === `${name}.js` ? workerFile : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    // schemas/ and the generated files lie outside and inside of the root.
    fs: { allow: [root] },
    // The calls, but not the modules of src/api, which have a dot.
    proxy: { '^/api/[^.]*$': serverAddress(process.env) },
  },
  test: {
    // Vitest's own default leaves one core idle.
    maxWorkers: availableParallelism(),
    // Time-outs end a run that hangs; no test may fail because the machine is busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Too slow for what must hold before anything lands: `npm run test:all` runs them.
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
          // Meta schemas are compiled once for all files and not for each. No test changes a module of it.
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
          // To load the server anew for each file takes a quarter of the time. No test changes a module of it.
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

/** The server that `npm run dev` starts: the same settings say where it listens. */
function serverAddress({ HOST = '127.0.0.1', PORT = '3000' }: NodeJS.ProcessEnv): string {
  return `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`;
}

/** The product's name and colour and the support phone, which only schemas/portal.json spells. */
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
 * What RJSF imports and our forms never reach; each stand-in says why. Without them every page with a form would load
 * 26.6 KB more for Markdown and 7.3 KB for references (brotli).
 */
const standIns: Readonly<Record<string, string>> = {
  'markdown-to-jsx/react': 'markdown.ts',
  './findSchemaDefinition.js': 'references.ts',
};

/** Only in the build: the dev server bundles its dependencies by itself, and there the bytes do not matter. */
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
 * React Router as it is built for production, which its package gives to nobody by itself. The names that it gives its
 * components for the developer tools keep in every page what nothing uses: its forms, their submits and its restoration
 * of the scroll. Saves 3.9 KB of brotli on every page (7.1 instead of 11.0), 3.7 of them by leaving out the names.
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
 * Leaves a .br and a .gz beside every file that the server would otherwise compress on each request. Several at
 * once, off the main thread, and what is in several files is compressed for all of them.
 */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const done = new Map<string, ReturnType<typeof compressed>>();
      const leave = async (name: string) => {
        const file = path.join(dir!, name);
        const bytes = await readFile(file);
        const key = bytes.toString('base64');
        if (!done.has(key)) done.set(key, compressed(bytes));
        const [br, gz] = await done.get(key)!;
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      };
      await Promise.all(Object.keys(bundle).filter(isServedCompressed).map(leave));
    },
  };
}

/** The server answers for no folder that begins with a dot. */
const isServedCompressed = (name: string) =>
  /\.(js|css|html|svg|json|webmanifest)$/.test(name) && !name.startsWith('.');

function compressed(bytes: Buffer): Promise<[br: Buffer, gz: Buffer]> {
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return Promise.all([
    promisify(zlib.brotliCompress)(bytes, { params }),
    promisify(zlib.gzip)(bytes, { level: 9 }),
  ]);
}

/** Which modules went into which file, as paths from the project's folder: of the page and of its workers. */
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

/** Leaves that list beside Vite's manifest. The workers are in it, because the page's build waits for theirs. */
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
      // Left to itself it writes what is newer.
      code: (await minify(fileName, code, { module: true, compress: { target: 'es2020' } })).code,
      map: null,
    }),
  };
}
