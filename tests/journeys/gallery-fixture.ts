import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test as base } from './fixture.ts';
import { copy, type ProjectCopy } from './project-copy.ts';

interface Fixtures {
  copy: ProjectCopy;
  /** Where `npm run forms`, running in the copy, says the gallery is. */
  gallery: string;
}

export const test = base.extend<Fixtures>({
  copy,
  gallery: async ({ copy }, use) => {
    const forms = spawn(process.execPath, ['scripts/forms.ts'], {
      cwd: copy.dir,
      env: { ...process.env, NO_COLOR: '1' },
    });
    let address = '';
    for await (const line of createInterface(forms.stdout)) {
      address = /^All forms: (\S+)/.exec(line)?.[1] ?? '';
      if (address) break;
    }
    forms.stdout.resume();
    await use(address);
    forms.kill();
    await once(forms, 'exit');
  },
});
