import { test as base } from './fixture.ts';
import { type Portal, startPortal } from './portal.ts';
import { copy, type ProjectCopy } from './project-copy.ts';

interface Fixtures {
  copy: ProjectCopy;
  /** Starts the server that stands in the copy. */
  startCopy: (environment?: NodeJS.ProcessEnv) => Promise<Portal>;
}

export const test = base.extend<Fixtures>({
  copy,
  startCopy: async ({ copy }, use) => {
    let portal: Portal | undefined;
    await use(async (environment = {}) => {
      portal = await startPortal({ projectDir: copy.dir, environment });
      return portal;
    });
    await portal?.close();
  },
});
