import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySchemas } from '#scripts/schemas/testing/copy-schemas.ts';
import { withoutCondition } from '../process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const copied = ['package.json', 'tsconfig.json', 'vite.config.ts', 'scripts', 'src'];

/** What staff's copy is made new by, for `pass`. */
export const generate = 'scripts/schemas/generate.ts';
/** Without Terser, which takes four fifths of the time and changes nothing but the size. */
export const build = 'node_modules/vite/bin/vite.js build --logLevel warn --minify oxc';

/** A copy of the project in a temporary place, to be edited as staff edit theirs. Nothing in it is built yet. */
export function copyProject() {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'portal-copy-')));
  const left = new Set(['node_modules', 'generated'].map((name) => path.join(root, 'src', name)));
  for (const name of copied)
    cpSync(path.join(root, name), path.join(dir, name), {
      recursive: true,
      filter: (from) => !left.has(from),
    });
  copySchemas(path.join(dir, 'schemas'));
  linkPackages(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  return {
    dir,
    /** Replaces a text that stands in a file of schemas/ exactly once. */
    edit(file: string, from: string, to: string): void {
      const full = path.join(dir, 'schemas', file);
      const parts = readFileSync(full, 'utf8').split(from);
      if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${from}`);
      writeFileSync(full, parts.join(to));
    },
    /** As it stands, once more. */
    save(file: string): void {
      const full = path.join(dir, 'schemas', file);
      writeFileSync(full, readFileSync(full));
    },
    /** Runs a script of the project, as `npm run` does, in the copy. */
    run(script: string, ...args: string[]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
        cwd: dir,
        encoding: 'utf8',
        env: { ...withoutCondition, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined },
      });
      return { status, said: `${stdout}${stderr}`.trim() };
    },
    /** Runs commands of which each must end well, without a word. */
    pass(...commands: readonly string[]): void {
      for (const command of commands) {
        const [script, ...args] = command.split(' ');
        const { status, said } = this.run(script!, ...args);
        if (status !== 0 || said !== '') throw new Error(`${command} ended with ${status}: ${said}`);
      }
    },
    remove(): void {
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export type ProjectCopy = ReturnType<typeof copyProject>;

/** The copy as a fixture of Playwright's: a test's own, and gone after it. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
export async function copy({}: object, use: (copy: ProjectCopy) => Promise<void>): Promise<void> {
  const made = copyProject();
  await use(made);
  made.remove();
}

/** A folder of the copy's own with links in it: what Vite bundles and keeps there is for one project at a time. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const isPackage = name !== '.vite' && statSync(path.join(from, name)).isDirectory();
    if (isPackage) symlinkSync(path.join(from, name), path.join(to, name), 'junction');
  }
}
