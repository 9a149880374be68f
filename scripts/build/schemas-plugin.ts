import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { type Finding, formatFinding } from '../schemas/source/finding.ts';
import { shownFolder } from '../schemas/source/source.ts';

interface Options {
  readonly from: string;
  readonly to: string;
}

const project = join(import.meta.dirname, '../..');

/**
 * Checks and regenerates `schemas/` on every edit while `npm run dev` runs. The page shows the last valid
 * form until all errors are fixed.
 */
export function schemas(
  options: Options = { from: join(project, 'schemas'), to: join(project, 'src/generated') },
): Plugin {
  return {
    name: 'schemas',
    // The plugin runs only in `npm run dev`. Tests use the same Vite config and must not write files, and the
    // studio regenerates the schemas itself.
    apply: (_config, { command, mode }) => command === 'serve' && mode === 'development',
    transformIndexHtml: () => [{ tag: 'style', children: hideViteTip, injectTo: 'head' }],
    async configureServer(server) {
      const refresh = await refresher(options, server);
      const watched = options.from + sep;
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add(options.from);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(watched)) return;
        clearTimeout(timer);
        timer = setTimeout(refresh, 50);
      });
      server.httpServer?.once('close', () => clearTimeout(timer));
      await refresh();
    },
  };
}

/**
 * Returns a function that checks the schemas and regenerates the code. The function's calls run one at a
 * time. They never throw, because errors in the schemas must not end the dev server.
 */
async function refresher({ from, to }: Options, server: ViteDevServer): Promise<() => Promise<void>> {
  const [{ checkSource }, { generate, writeGenerated }, { readSource }, portal] = await pipeline();
  const product = { ...portal.product, schemas: from };
  let running: Promise<void> = Promise.resolve();
  let hasOverlay = false;

  async function run(): Promise<void> {
    try {
      const source = readSource(product);
      const findings = checkSource(source);
      if (findings.length > 0) return showErrors(linesOf(from, findings), overlayOf(from, findings));
      const changed = writeGenerated(to, await generate(source));
      // Vite removes its error overlay only after an update. If staff undo a mistake, no generated file
      // changes, so the update is sent here.
      if (hasOverlay && changed.length === 0) server.ws.send({ type: 'update', updates: [] });
      hasOverlay = false;
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      showErrors([`schemas: ${message}`], { message, stack, plugin: 'generate' });
    }
  }

  function showErrors(lines: readonly string[], err: ErrorPayload['err']): void {
    hasOverlay = true;
    for (const line of lines) server.config.logger.error(line, { timestamp: true });
    server.ws.send({ type: 'error', err });
  }

  return () => {
    running = running.then(run);
    return running;
  };
}

/**
 * Imports the schema tools dynamically, because builds and tests read the same Vite config but do not need
 * them.
 */
function pipeline() {
  const load = (name: string) =>
    import(/* @vite-ignore */ pathToFileURL(join(import.meta.dirname, '..', name)).href);
  return Promise.all([
    load('schemas/check.ts') as Promise<typeof import('../schemas/check.ts')>,
    load('schemas/generate.ts') as Promise<typeof import('../schemas/generate.ts')>,
    load('schemas/source/source.ts') as Promise<typeof import('../schemas/source/source.ts')>,
    load('portal/product.ts') as Promise<typeof import('../portal/product.ts')>,
  ]);
}

/** Hides the tip in Vite's overlay, because it mentions a configuration file that staff never see. */
const hideViteTip = 'vite-error-overlay::part(tip) { display: none }';

/**
 * The number of findings shown is limited, because one mistake in an option list can cause a finding in every
 * sample.
 */
const maxShown = 10;

function linesOf(from: string, findings: readonly Finding[]): string[] {
  const lines = findings.slice(0, maxShown).map((finding) => formatFinding(finding, shownFolder(from)));
  const more = findings.length - lines.length;
  return more > 0 ? [...lines, `… and ${more} more: npm run schemas:check`] : lines;
}

function overlayOf(from: string, findings: readonly Finding[]): ErrorPayload['err'] {
  const [{ file, line, column }] = findings as [Finding];
  const id = join(from, file);
  const lines = [...linesOf(from, findings), 'Fix the file and save it: this message then closes by itself.'];
  return { message: lines.join('\n\n'), stack: '', plugin: 'schemas', id, loc: { file: id, line, column } };
}
