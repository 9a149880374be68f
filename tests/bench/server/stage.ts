import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serverEnvironment, serverMain, spawnNode } from '../../process.ts';
import { startPostgres } from '../../server/support/storage/postgres.ts';
import { databasesOf, embedded } from './databases.ts';
import type { Report } from './watch.ts';

const file = (name: string) => path.join(import.meta.dirname, name);
const programs = { portal: serverMain, floor: file('floor.ts'), bare: file('bare-server.ts') };

export interface Start {
  readonly program: keyof typeof programs;
  readonly dataDir?: string;
  readonly databaseUrl?: string | undefined;
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether it answers for its event loop and its memory. */
  readonly isWatched?: boolean;
}

export interface Running {
  readonly url: string;
  /** From now on, until the report. */
  watch(): Promise<unknown>;
  report(): Promise<Report>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** The processes, folders and databases of a run: real ones, on loopback, and nothing stays of them. */
export async function openStage() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
  const children = new Set<ChildProcess>();
  const postgres = await startPostgres({ isDurable: true });

  async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  const stage = {
    /** Those that there are on this machine. */
    databases: postgres ? [embedded, await databasesOf(postgres.url)] : [embedded],

    folder: (): string => mkdtempSync(path.join(folder, 'data-')),

    async start({ program, isWatched = false, ...options }: Start): Promise<Running> {
      const { dataDir = stage.folder(), databaseUrl, environment } = options;
      const argv = isWatched ? ['--import', import.meta.resolve('./watch.ts')] : [];
      const { child, listening } = spawnNode([...argv, programs[program]], {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: serverEnvironment(dataDir, databaseUrl, {
          // All load comes from one address.
          SUBMISSIONS_PER_HOUR: '1000000',
          UPLOAD_MEGABYTES_PER_HOUR: '1000000',
          MESSAGES_PER_HOUR: '1000000',
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
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return stage;
}
