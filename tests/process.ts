import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import path from 'node:path';

export const serverMain = path.resolve(import.meta.dirname, '../src/server/main.ts');

export interface Spawned {
  readonly child: ChildProcess;
  /** Everything that it has printed. */
  readonly output: () => string;
  /** The address that it says it listens on; fails with its last words when it ends without one. */
  readonly listening: Promise<string>;
}

interface Limits {
  /** How many files and connections it may have open. */
  readonly openFiles?: number | undefined;
}

/** A program that says "listening on <address>", as the server does. `argv` is what Node is started with. */
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
    child.once('close', () => reject(new Error(`It ended before it listened.\n${output}`)));
  });
  return { child, output: () => output, listening };
}

/** What a copy of the project is started with: its forms stand where staff's do, and it is nobody's worker. */
export const withoutCondition: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST)(_|$)/.test(name))),
  NODE_OPTIONS: process.env.NODE_OPTIONS?.replace('--conditions=fixture', ''),
};

/** Where a server process keeps its things; it takes a free port, and no demo students unless told. */
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
