import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { portalIn } from '#product';
import { checkSchemas } from '#scripts/schemas/check.ts';
import { formatFinding } from '#scripts/schemas/source/finding.ts';
import { filesUnder } from '#scripts/schemas/source/source.ts';
import { copySchemas } from '#scripts/schemas/testing/copy-schemas.ts';
import { gitIn } from '#scripts/studio/testing/git-in.ts';

const command = path.resolve(import.meta.dirname, '../../scripts/tooling/studio.ts');

export class Folder {
  readonly repository: string;
  readonly schemas: string;
  readonly git: ReturnType<typeof gitIn>;

  constructor(repository: string) {
    this.repository = repository;
    this.schemas = path.join(repository, 'schemas');
    copySchemas(this.schemas);
    this.git = gitIn(repository);
    this.commit();
    this.reset();
  }

  reset(): void {
    const [first] = this.git('rev-list', '--max-parents=0', 'main').split('\n');
    this.git('checkout', '--quiet', '--force', '-B', 'main', first!);
    this.git('clean', '--quiet', '--force', '-d', '-x');
    // The second commit has the same content. If nothing is uncommitted, the studio compares the forms with
    // the commit before the last one.
    this.commit();
  }

  commit(): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', 'The forms');
  }

  /**
   * Returns the name of each changed file, followed by the lines removed and added since the last commit.
   * Includes new files.
   */
  diff(): string[] {
    this.git('add', '--all', '--intent-to-add');
    const lines = this.git('diff', '--unified=0', '--no-color', '--no-renames').split('\n');
    return lines.flatMap((line) => {
      const [, file] = /^diff --git a\/schemas\/(\S+) b\//.exec(line) ?? [];
      if (file) return [file];
      return /^[+-](?!\+\+ |-- )/.test(line) ? [line.replace(/^([+-])\s*/, '$1 ')] : [];
    });
  }

  findings(): string[] {
    return checkSchemas(portalIn(this.schemas)).map((each) => formatFinding(each));
  }

  read(file: string): string {
    return readFileSync(path.join(this.schemas, file), 'utf8');
  }

  everything(): Record<string, string> {
    const files = filesUnder(this.repository).filter((file) => !file.startsWith('.git/'));
    const gits = ['.git/config', '.git/HEAD'];
    return Object.fromEntries(
      [...files, ...gits].map((file) => [file, readFileSync(path.join(this.repository, file), 'latin1')]),
    );
  }

  /** Replaces a text that occurs once, as a program other than the studio would. */
  edit(file: string, from: string, to: string): void {
    const parts = this.read(file).split(from);
    if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${from}`);
    this.write(file, parts.join(to));
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.schemas, file), text);
  }
}

export async function withFolder(use: (folder: Folder) => Promise<void>): Promise<void> {
  const repository = mkdtempSync(path.join(tmpdir(), 'studio-'));
  await use(new Folder(repository));
  rmSync(repository, { recursive: true, force: true });
}

export async function withStudio(schemas: string, use: (address: string) => Promise<void>): Promise<void> {
  const studio = await startStudio(schemas);
  await use(studio.address);
  await studio.end();
}

interface RunningStudio {
  readonly address: string;
  readonly end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** @param port 0 for any free port */
export async function startStudio(
  schemas: string,
  port = '0',
  env: Readonly<Record<string, string>> = {},
): Promise<RunningStudio> {
  const studio = spawn(process.execPath, [command, '--schemas', schemas], {
    env: { ...process.env, PORT: port, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let address = '';
  for await (const line of createInterface(studio.stdout)) {
    address = /^The studio: (\S+)/.exec(line)?.[1] ?? '';
    if (address) break;
  }
  studio.stdout.resume();
  return {
    address,
    async end(signal = 'SIGTERM') {
      studio.kill(signal);
      await once(studio, 'exit');
    },
  };
}
