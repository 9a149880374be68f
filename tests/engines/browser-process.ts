import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const running = new Set<ChildProcess>();

/** Ends all processes that `startProcess` has started, with all their child processes. */
export async function endAll(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, 'exit');
      process.kill(-child.pid!, 'SIGKILL');
      await ended;
    }),
  );
}

/** Starts a process. Its output is not printed, but collected for error messages. */
export function startProcess(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    // The process has its own process group, so that a signal also reaches the browser's child processes.
    detached: true,
  });
  child.once('spawn', () => running.add(child));
  child.once('exit', () => running.delete(child));
  const lines: string[] = [];
  const listeners = new Set<(line: string) => void>();
  for (const stream of child.stdio.slice(1) as Readable[])
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      for (const listener of listeners) listener(line);
    });
  return {
    onLine: (listener: (line: string) => void) => void listeners.add(listener),
    /** Resolves once the process has printed a line that matches. Rejects if the process ends before that. */
    waitForLine(pattern: RegExp): Promise<RegExpExecArray> {
      return new Promise((resolve, reject) => {
        const look = (line: string) => {
          const match = pattern.exec(line);
          if (match) resolve(match);
        };
        for (const line of lines) look(line);
        listeners.add(look);
        child.once('error', reject);
        child.once('exit', () => reject(new Error(`${command} has ended:\n${lines.join('\n')}`)));
      });
    },
    suspend: () => process.kill(-child.pid!, 'SIGSTOP'),
    resume: () => process.kill(-child.pid!, 'SIGCONT'),
  };
}
