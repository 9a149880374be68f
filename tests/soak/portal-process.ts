import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Spawned, serverEnvironment, serverMain, spawnNode } from '../process.ts';
import type { Store } from '../server/support/storage/rows.ts';

/** Returns an object that starts and stops the server. The server has the same port after each start. */
export function createPortalProcess({ dataDir, databaseUrl }: Store, port: number) {
  const url = `http://127.0.0.1:${port}`;
  let spawned: Spawned | undefined;

  const isRunning = () => spawned?.child.exitCode === null && spawned.child.signalCode === null;
  const failed = (what: string) => new Error(`The server ${what}:\n${spawned?.output()}`);

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!spawned || !isRunning()) return;
    const exited = once(spawned.child, 'exit');
    spawned.child.kill(signal);
    await exited;
  }

  return {
    url,
    isRunning,
    /** The process's folder in /proc (Linux only), from which the run reads its memory and its open files. */
    folder: () => `/proc/${spawned!.child.pid}`,

    async start(): Promise<void> {
      const environment = {
        PORT: String(port),
        LOG_LEVEL: 'fatal',
        SUBMISSIONS_PER_HOUR: '1000000',
        UPLOAD_MEGABYTES_PER_HOUR: '1000000',
        MESSAGES_PER_HOUR: '1000000',
        SURVEYS_PER_DAY: '1000000',
        PUBLIC_SUBMISSIONS_PER_HOUR: '1000000',
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

const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    async (answer) => (await answer.text()) && answer.ok,
    () => false,
  );
