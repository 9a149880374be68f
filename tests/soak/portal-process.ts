import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnServer } from '../server/support/process/spawn.ts';
import type { Store } from '../server/support/storage/rows.ts';

const longestStart = 60_000;

/** The portal's server on one port, which it keeps from start to start. */
export function createPortalProcess(store: Store, port: number) {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = '';

  const isRunning = () => child?.exitCode === null && child.signalCode === null;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || !isRunning()) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  async function endedByItself(): Promise<Error> {
    await sleep(200); // until its last words have come
    return new Error(`The server has ended by itself (${child?.signalCode ?? child?.exitCode}):\n${output}`);
  }

  return {
    url,
    isRunning,

    async start(): Promise<void> {
      output = '';
      child = spawnServer(store, {
        PORT: String(port),
        LOG_LEVEL: 'fatal',
        SUBMISSIONS_PER_HOUR: '1000000',
        UPLOAD_MEGABYTES_PER_HOUR: '1000000',
        MESSAGES_PER_HOUR: '1000000',
        SURVEYS_PER_DAY: '1000000',
        PUBLIC_SUBMISSIONS_PER_HOUR: '1000000',
      });
      for (const stream of [child.stdout!, child.stderr!]) {
        stream.on('data', (text) => {
          output += text;
        });
      }
    },

    /** Its memory; Linux tells. */
    residentMegabytes(): number {
      const status = readFileSync(`/proc/${child!.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
    },

    /** Its files and sockets; Linux tells. */
    openFiles: (): number => readdirSync(`/proc/${child!.pid}/fd`).length,

    kill: () => end('SIGKILL'),

    async stop(): Promise<void> {
      await end('SIGTERM');
      if (child && child.exitCode !== 0) throw new Error(`The server did not end well:\n${output}`);
    },

    /** Waits until it could store something; throws when it has ended by itself. */
    async untilReady(): Promise<void> {
      const deadline = Date.now() + longestStart;
      while (Date.now() < deadline) {
        if (!isRunning()) throw await endedByItself();
        if (await isReady(url)) return;
        await sleep(10);
      }
      throw new Error(`The server did not get ready:\n${output}`);
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/health/ready`);
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}
