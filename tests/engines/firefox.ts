import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pressAt, typed } from './actions.ts';
import { startProcess } from './browser-process.ts';
import { connect } from './commands.ts';
import { type Driver, type Start, screen } from './driver.ts';

/** Turns off Firefox's own network requests, so that only the page sends requests. */
const quiet = {
  'app.normandy.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
};

/** Blocks all cookies, and with them every other kind of storage. */
const blocked = { 'network.cookie.cookieBehavior': 2 };

/** Starts Firefox and controls it with WebDriver BiDi, which needs no separate driver. */
export async function startFirefox({ executable, profile, isDataBlocked }: Start): Promise<Driver> {
  const settings = Object.entries({ ...quiet, ...(isDataBlocked && blocked) });
  const lines = settings.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const browser = startProcess(executable, [
    ...['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
  ]);
  const [, address] = await browser.waitForLine(/WebDriver BiDi listening on (ws:\S+)/);
  const { send, on } = await connect(`${address}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
  });
  const faults: string[] = [];
  on('log.entryAdded', ({ level, text }: { level: string; text: string }) => {
    if (level === 'error') faults.push(text);
  });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await send('session.subscribe', { events: ['log.entryAdded'], contexts: [context] });
  await send('browsingContext.setViewport', { context, viewport: screen });

  async function evaluate(expression: string): Promise<Value> {
    const awaited = { expression, awaitPromise: true, target: { context } };
    const { result, exceptionDetails } = await send<{
      result?: Value;
      exceptionDetails?: { text: string };
    }>('script.evaluate', awaited);
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result!;
  }

  const act = async (actions: object) => void (await send('input.performActions', { context, actions }));
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    faults,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'none' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'none' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    evaluate: async (expression) => (await evaluate(expression)).value!,
    press: (x, y) => act(pressAt(x, y)),
    type: (text) => act(typed(text)),
    async choose(selector, file) {
      const element = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
      await send('input.setFiles', { context, element, files: [file] });
    },
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    suspend: browser.suspend,
    resume: browser.resume,
  };
}

interface Value {
  readonly value?: string;
}
