import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const serverMain = path.resolve(import.meta.dirname, '../src/server/main.ts');

export interface Spawned {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves to the address that the process prints. Rejects with the output if the process exits first. */
  readonly listening: Promise<string>;
}

interface Limits {
  readonly openFiles?: number | undefined;
}

/** Starts a program with Node. The program must print "listening on <address>", as the server does. */
export function spawnNode(
  argv: readonly string[],
  { openFiles, ...options }: SpawnOptions & Limits = {},
): Spawned {
  const child = openFiles
    ? spawn('sh', ['-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, process.execPath, ...argv], options)
    : spawn(process.execPath, argv, options);
  let output = '';
  const listening = new Promise<string>((resolve, reject) => {
    let url: string | undefined;
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (text) => {
        output += text;
        url ??= output.match(/^listening on (\S+)\n/m)?.[1];
        if (url) resolve(url);
      });
    }
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The process exited before it was listening.\n${output}`)));
  });
  return { child, output: () => output, listening };
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Sends the signal and waits until the process has ended. Does nothing if it has already ended. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  child.kill(signal);
  await once(child, 'exit');
}

/**
 * Environment variables for processes that run in a copy of the project, without Vitest's variables and
 * without `--conditions=fixture`, which replaces the staff's forms by those of the tests.
 */
export const withoutCondition: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST)(_|$)/.test(name))),
  NODE_OPTIONS: process.env.NODE_OPTIONS?.replace('--conditions=fixture', ''),
};

export function serverEnvironment(
  dataDir: string,
  databaseUrl: string | undefined,
  environment: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: '0',
    DEMO: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    ...environment,
  };
}
