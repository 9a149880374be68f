import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../server/support/storage/postgres.ts';
import { pressAt, typed } from './actions.ts';
import { startProcess } from './browser-process.ts';
import { type Driver, type Start, screen } from './driver.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKitGTK, which has the same engine as Safari. Its window is on a virtual screen. */
export async function startWebKit({ executable, profile }: Start): Promise<Driver> {
  const { width, height } = screen;
  const size = `${width}x${height}`;
  const display = startProcess('Xvfb', ['-displayfd', '3', '-screen', '0', `${size}x24`, '-nolisten', 'tcp']);
  const [, number] = await display.waitForLine(/^(\d+)$/);
  const port = await freePort();
  const browser = startProcess(executable, [`--port=${port}`], {
    DISPLAY: `:${number}`,
    WINDOW_DATA: profile,
    WINDOW_SIZE: size,
  });
  const faults: string[] = [];
  browser.onLine((line) => {
    const [, text] = /CONSOLE (?:\S+ )?ERROR (.*)/.exec(line) ?? [];
    if (text) faults.push(text);
  });

  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const url = `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  // The driver prints nothing when it is ready, so this loop asks for its status.
  while (!(await call('GET', '/status').catch(() => false))) await sleep(50);
  const window = { binary: path.join(import.meta.dirname, 'webkit-window.py'), args: [] };
  const { sessionId, capabilities } = await call<Session>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': window,
        acceptInsecureCerts: true,
        // Commands do not wait for a page to load, because some of the tests' pages never finish loading.
        pageLoadStrategy: 'none',
      },
    },
  });
  const session = `/session/${sessionId}`;
  const post = async (what: string, body: object) => void (await call('POST', `${session}/${what}`, body));
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    faults,
    open: (url) => post('url', { url }),
    reload: () => post('refresh', {}),
    back: () => post('back', {}),
    evaluate: (expression) =>
      call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    press: (x, y) => post('actions', { actions: pressAt(x, y) }),
    type: (text) => post('actions', { actions: typed(text) }),
    async choose(selector, file) {
      const using = { using: 'css selector', value: selector };
      const found = await call<Record<string, string>>('POST', `${session}/element`, using);
      await post(`element/${found[elementKey]}/value`, { text: file });
    },
    screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    suspend: browser.suspend,
    resume: browser.resume,
  };
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}
