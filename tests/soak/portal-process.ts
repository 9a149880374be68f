import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess, hasEnded, type Spawned, serverEnvironment, serverMain, spawnNode } from '../process.ts';
import type { Store } from '../server/support/storage/rows.ts';

export function createPortalProcess(
  { dataDir, databaseUrl }: Store,
  port: number,
  more: Readonly<Record<string, string>> = {},
) {
  const url = `http://127.0.0.1:${port}`;
  let spawned: Spawned | undefined;

  const isRunning = () => spawned !== undefined && !hasEnded(spawned.child);
  const failed = (what: string) => new Error(`The server ${what}:\n${spawned?.output()}`);

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (spawned) await endProcess(spawned.child, signal);
  }

  return {
    url,
    isRunning,
    /** Returns the process's memory now and at its peak, in megabytes. Works only on Linux. */
    memory() {
      const status = readFileSync(`/proc/${spawned!.child.pid}/status`, 'utf8');
      const megabytesOf = (name: string) =>
        Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
      return { now: megabytesOf('VmRSS'), peak: megabytesOf('VmHWM') };
    },

    openFiles: () => readdirSync(`/proc/${spawned!.child.pid}/fd`).length,

    async start(): Promise<void> {
      const environment = {
        PORT: String(port),
        LOG_LEVEL: 'fatal',
        SUBMISSIONS_PER_HOUR: '1000000',
        UPLOAD_MEGABYTES_PER_HOUR: '1000000',
        MESSAGES_PER_HOUR: '1000000',
        SURVEYS_PER_DAY: '1000000',
        PUBLIC_SUBMISSIONS_PER_HOUR: '1000000',
        ...more,
      };
      spawned = spawnNode([serverMain], { env: serverEnvironment(dataDir, databaseUrl, environment) });
      // If the run kills the server before it listens, this promise rejects, which is not an error.
      spawned.listening.catch(() => {});
    },

    kill: () => end('SIGKILL'),

    async stop(): Promise<void> {
      await end('SIGTERM');
      if (spawned && spawned.child.exitCode !== 0) throw failed('stopped with an error');
    },

    async untilReady(): Promise<void> {
      while (!(await isReady(url))) {
        if (!isRunning()) throw failed('exited by itself');
        await sleep(10);
      }
    },
  };
}

export type PortalProcess = ReturnType<typeof createPortalProcess>;

const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    async (answer) => (await answer.text()) && answer.ok,
    () => false,
  );
