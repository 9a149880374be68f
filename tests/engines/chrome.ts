import { chromiumFlags } from '../../scripts/tooling/chromium.mjs';
import { startProcess } from './browser-process.ts';
import { connect } from './commands.ts';
import { type Driver, type Start, screen } from './driver.ts';

/** Any Chrome, by its own protocol: the libraries that speak it do not come up with the oldest that is supported. */
export async function startChrome({ executable, profile }: Start): Promise<Driver> {
  const browser = startProcess(executable, [
    ...chromiumFlags,
    '--headless',
    '--no-zygote',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  const [, address] = await browser.said(/^DevTools listening on ws:\/\/([^/]+)/);
  const read = async (page: string) => (await fetch(`http://${address}/json/${page}`)).json();
  const { Browser: version }: { Browser: string } = await read('version');
  let page: Target | undefined;
  while (!page) page = (await read('list')).find(({ type }: Target) => type === 'page');
  const { send, on, close } = await connect(page.webSocketDebuggerUrl);
  const faults: string[] = [];
  on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }: ExceptionThrown) =>
    faults.push(`uncaught: ${exception?.description ?? text}`),
  );
  on('Runtime.consoleAPICalled', ({ type, args }: ConsoleCalled) => {
    if (type === 'error') faults.push(args.map((arg) => arg.value ?? arg.description).join(' '));
  });
  await send('Page.enable');
  await send('Runtime.enable');
  await send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: 1, mobile: true });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });

  async function evaluate<Result>(expression: string, how: object): Promise<Result> {
    const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', { expression, ...how });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result as Result;
  }

  return {
    version: version.replace(/^Headless/, '').replace('/', ' '),
    faults,
    open: async (url) => void (await send('Page.navigate', { url })),
    reload: async () => void (await send('Page.reload')),
    async back() {
      const { currentIndex, entries } = await send<History>('Page.getNavigationHistory');
      await send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id });
    },
    async evaluate(expression) {
      const awaited = { awaitPromise: true, returnByValue: true };
      return (await evaluate<{ value: string }>(expression, awaited)).value;
    },
    async press(x, y) {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    type: async (text) => void (await send('Input.insertText', { text })),
    async choose(selector, file) {
      const expression = `document.querySelector(${JSON.stringify(selector)})`;
      const { objectId } = await evaluate<{ objectId: string }>(expression, {});
      await send('DOM.setFileInputFiles', { files: [file], objectId });
    },
    async screenshot() {
      const { data } = await send<{ data: string }>('Page.captureScreenshot');
      return Buffer.from(data, 'base64');
    },
    sleep: browser.sleep,
    wake: browser.wake,
    async close() {
      close();
      await browser.end();
    },
  };
}

interface Target {
  readonly type: string;
  readonly webSocketDebuggerUrl: string;
}

interface Failure {
  readonly text: string;
  readonly exception?: { readonly description?: string };
}

interface ExceptionThrown {
  readonly exceptionDetails: Failure;
}

interface ConsoleCalled {
  readonly type: string;
  readonly args: readonly { readonly value?: unknown; readonly description?: string }[];
}

interface Evaluated {
  readonly result: unknown;
  readonly exceptionDetails?: Failure;
}

interface History {
  readonly currentIndex: number;
  readonly entries: readonly { readonly id: number }[];
}
