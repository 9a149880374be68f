import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from './killable-portal.ts';
import { openSession, type Student } from './student.ts';

export interface Profile {
  readonly open: () => Promise<Page>;
  readonly close: () => Promise<void>;
  /**
   * Logs in and then closes the browser in the normal way, because a killed browser loses its latest writes
   * to local storage.
   */
  readonly logIn: (student: Student) => Promise<void>;
  readonly kill: () => Promise<void>;
}

export const test = base.extend<{ profile: Profile }>({
  /** The browser's storage is in a profile folder, so it survives when the browser is closed. */
  profile: async ({ killablePortal, playwright }, use, testInfo) => {
    const options = testInfo.project.use;
    let browser: BrowserContext | undefined;
    const close = async () => {
      await browser?.close().catch(() => undefined);
    };
    const open = async () => {
      browser = await playwright.chromium.launchPersistentContext(testInfo.outputPath('phone'), {
        ...options,
        ...options.launchOptions,
        baseURL: killablePortal.url,
        serviceWorkers: 'allow',
      });
      return browser.pages()[0] ?? (await browser.newPage());
    };
    await use({
      open,
      close,
      async logIn(student) {
        await openSession(await open(), student);
        await close();
      },
      async kill() {
        const gone = new Promise((done) => browser!.once('close', done));
        const session = await browser!.browser()!.newBrowserCDPSession();
        session.send('Browser.crash').catch(() => undefined);
        await gone;
      },
    });
    await close();
  },
});
