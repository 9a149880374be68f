import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const running = new Set<{ end: () => Promise<void> }>();

export async function endAll(): Promise<void> {
  await Promise.all([...running].map((each) => each.end()));
}

/** Starts a process. Its output is not printed, but collected for error messages. */
export function startProcess(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    // The process has a separate process group, so that `end` also ends the browser's child processes.
    detached: true,
  });
  const lines: string[] = [];
  const listeners = new Set<(line: string) => void>();
  for (const stream of child.stdio.slice(1) as Readable[])
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      for (const listener of listeners) listener(line);
    });
  const kill = (signal: NodeJS.Signals) => process.kill(-child.pid!, signal);
  const started = {
    onLine: (listener: (line: string) => void) => void listeners.add(listener),
    /** Rejects if the process ends before it prints a line that matches. */
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
    suspend: () => kill('SIGSTOP'),
    resume: () => kill('SIGCONT'),
    async end(): Promise<void> {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      kill('SIGKILL');
      await ended;
    },
  };
  running.add(started);
  child.once('exit', () => running.delete(started));
  return started;
}
