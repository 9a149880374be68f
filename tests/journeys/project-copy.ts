import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySchemas } from '#scripts/schemas/testing/copy-schemas.ts';
import { withoutCondition } from '../process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const copied = ['package.json', 'tsconfig.json', 'vite.config.ts', 'scripts', 'src'];

/**
 * The build uses Oxc as its minifier instead of Terser, which would take 80 % of the build time and would
 * only make the files smaller.
 */
export const build = 'node_modules/vite/bin/vite.js build --logLevel warn --minify oxc';

/** Copies the project, so that tests can edit files as the lender's staff would. The copy is not built. */
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
    run(script: string, ...args: string[]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
        cwd: dir,
        encoding: 'utf8',
        env: { ...withoutCondition, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined },
      });
      return { status, said: `${stdout}${stderr}`.trim() };
    },
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

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
export async function copy({}: object, use: (copy: ProjectCopy) => Promise<void>): Promise<void> {
  const made = copyProject();
  await use(made);
  made.remove();
}

/** Links each package separately, because projects must not share Vite's cache in node_modules/.vite. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const isPackage = name !== '.vite' && statSync(path.join(from, name)).isDirectory();
    if (isPackage) symlinkSync(path.join(from, name), path.join(to, name), 'junction');
  }
}
