import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serverEnvironment, serverMain, spawnNode } from '../../process.ts';
import type { Report } from './watch.ts';

const file = (name: string) => path.join(import.meta.dirname, name);
const programs = { portal: serverMain, floor: file('floor.ts'), bare: file('bare-server.ts') };

export interface Start {
  readonly program: keyof typeof programs;
  readonly dataDir?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly isWatched?: boolean;
}

export interface Running {
  readonly url: string;
  /** `watch` begins a measurement, and `report` ends it. */
  watch(): Promise<unknown>;
  report(): Promise<Report>;
  stop(): Promise<void>;
}

export type Stage = ReturnType<typeof openStage>;

/**
 * Creates the stage that starts and stops the benchmark's servers. Its `close` ends all processes and deletes
 * all folders.
 */
export function openStage() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
  const children = new Set<ChildProcess>();

  async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  const stage = {
    folder: (): string => mkdtempSync(path.join(folder, 'data-')),

    async start({ program, isWatched = false, ...options }: Start): Promise<Running> {
      const { dataDir = stage.folder(), environment } = options;
      const argv = isWatched ? ['--import', import.meta.resolve('./watch.ts')] : [];
      const { child, listening } = spawnNode([...argv, programs[program]], {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: serverEnvironment(dataDir, undefined, {
          // All requests of the benchmark come from one client address, which would soon reach the usual
          // limits.
          SUBMISSIONS_PER_HOUR: '1000000',
          UPLOAD_MEGABYTES_PER_HOUR: '1000000',
          ...environment,
        }),
      });
      children.add(child);
      async function ask(question: string): Promise<Report> {
        const answered = once(child, 'message');
        child.send(question);
        return (await answered)[0];
      }
      return {
        url: await listening,
        watch: () => ask('watch'),
        report: () => ask('report'),
        stop: () => end(child, 'SIGTERM'),
      };
    },

    async close(): Promise<void> {
      await Promise.all([...children].map((child) => end(child, 'SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return stage;
}
