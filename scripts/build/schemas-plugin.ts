import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { type Finding, formatFinding } from '../schemas/source/finding.ts';

interface Options {
  /** The schemas folder, and where its generated files go. */
  readonly from: string;
  readonly to: string;
}

const project = join(import.meta.dirname, '../..');

/**
 * Checks and regenerates edits under `schemas/` at once while `npm run dev` runs, so that Vite reloads the form in
 * place. Errors are printed and shown over the page, and the last good form stays until they are fixed.
 */
export function schemas(
  options: Options = { from: join(project, 'schemas'), to: join(project, 'src/generated') },
): Plugin {
  return {
    name: 'schemas',
    // Tests read the same Vite config and must not write; the studio does all this itself.
    apply: (_config, { command, mode }) => command === 'serve' && mode === 'development',
    transformIndexHtml: () => [{ tag: 'style', children: withoutTip, injectTo: 'head' }],
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

/** Runs one at a time, and never throws: staff's mistakes must not end the server. */
async function refresher({ from, to }: Options, server: ViteDevServer): Promise<() => Promise<void>> {
  const [{ checkSource }, { generateFrom, writeGenerated }, { readSource }, portal] = await pipeline();
  const product = { ...portal.product, schemas: from };
  let running: Promise<void> = Promise.resolve();
  let covered = false;

  async function run(): Promise<void> {
    try {
      const source = readSource(product);
      const findings = checkSource(source);
      if (findings.length > 0) return cover(linesOf(from, findings), overlayOf(from, findings));
      const changed = writeGenerated(to, await generateFrom(source));
      // The overlay is removed only by an update, which undoing a mistake does not cause.
      if (covered && changed.length === 0) server.ws.send({ type: 'update', updates: [] });
      covered = false;
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      cover([`schemas: ${message}`], { message, stack, plugin: 'generate' });
    }
  }

  function cover(lines: readonly string[], err: ErrorPayload['err']): void {
    covered = true;
    for (const line of lines) server.config.logger.error(line, { timestamp: true });
    server.ws.send({ type: 'error', err });
  }

  return () => {
    running = running.then(run);
    return running;
  };
}

/** Loaded when a dev server starts, so that builds and tests, which read the same Vite config, do not wait for it. */
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

/** Vite's own tip under every message is about a file that staff never see. */
const withoutTip = 'vite-error-overlay::part(tip) { display: none }';

/** One mistake in a list of options can break every sample: the first few findings are enough. */
const maxShown = 10;

function linesOf(from: string, findings: readonly Finding[]): string[] {
  const folder = relative(process.cwd(), from).split(sep).join('/');
  const lines = findings.slice(0, maxShown).map((finding) => formatFinding(finding, folder));
  const more = findings.length - lines.length;
  return more > 0 ? [...lines, `… and ${more} more: npm run schemas:check`] : lines;
}

function overlayOf(from: string, findings: readonly Finding[]): ErrorPayload['err'] {
  const [{ file, line, column }] = findings as [Finding];
  const id = join(from, file);
  const lines = [...linesOf(from, findings), 'Mend the file and save it: this message goes by itself.'];
  return { message: lines.join('\n\n'), stack: '', plugin: 'schemas', id, loc: { file: id, line, column } };
}
