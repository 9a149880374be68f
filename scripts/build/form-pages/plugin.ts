import path from 'node:path';
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite';
import { folders } from '#folders';
import { withoutStyles } from '../run-prerender.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Builds `.vite/form-pages.js`, which the server uses to render forms for browsers without JavaScript. */
export function formPages(leanPlugins: () => readonly Plugin[]): Plugin {
  return {
    name: 'form-pages',
    apply: 'build',
    async generateBundle() {
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [withoutStyles(), ...leanPlugins()],
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: {
          noExternal: true,
          resolve: { conditions: [...folders.conditions, ...defaultServerConditions] },
        },
        build: {
          write: false,
          minify: true,
          ssr: path.join(root, 'src/app/form-pages/render.tsx'),
          rolldownOptions: {
            // Prevents the list of plugin timings that every build on a slow machine would print.
            checks: { pluginTimings: false },
            onLog: (level, log, print) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && print(level, log),
            output: { codeSplitting: false },
          },
        },
      });
      const source = (result as Rolldown.RolldownOutput).output[0].code;
      this.emitFile({ type: 'asset', fileName: '.vite/form-pages.js', source });
    },
  };
}
