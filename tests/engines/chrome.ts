import { chromiumFlags } from '../../scripts/tooling/chromium.mjs';
import { startProcess } from './browser-process.ts';
import { connect } from './commands.ts';
import { type Driver, type Start, screen } from './driver.ts';

/** Starts Chrome without a client library, because no library supports Chrome 80. */
export async function startChrome({ executable, profile }: Start): Promise<Driver> {
  const browser = startProcess(executable, [
    ...chromiumFlags,
    '--headless',
    '--no-zygote',
    '--ignore-certificate-errors',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  const [, address] = await browser.waitForLine(/^DevTools listening on ws:\/\/([^/]+)/);
  const read = async (page: string) => (await fetch(`http://${address}/json/${page}`)).json();
  const { Browser: version }: { Browser: string } = await read('version');
  let page: { webSocketDebuggerUrl: string } | undefined;
  while (!page) page = (await read('list')).find(({ type }: { type: string }) => type === 'page');
  const { send, on } = await connect(page.webSocketDebuggerUrl);
  const faults: string[] = [];
  on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }: { exceptionDetails: Failure }) =>
    faults.push(`uncaught: ${exception?.description ?? text}`),
  );
  on(
    'Runtime.consoleAPICalled',
    ({ type, args }: { type: string; args: { value?: unknown; description?: string }[] }) => {
      if (type === 'error') faults.push(args.map((arg) => arg.value ?? arg.description).join(' '));
    },
  );
  await send('Page.enable');
  await send('Runtime.enable');
  await send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: 1, mobile: true });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });

  // Chrome never responds to a command during which the page navigates away, so pending ones are rejected.
  const pending = new Set<(reason: Error) => void>();
  on('Runtime.executionContextsCleared', () => {
    for (const reject of pending) reject(new Error('The page has navigated away.'));
  });

  async function evaluate<Result>(expression: string, how: object): Promise<Result> {
    type Answer = { result: Result; exceptionDetails?: Failure };
    const { result, exceptionDetails: failure } = await new Promise<Answer>((resolve, reject) => {
      pending.add(reject);
      send<Answer>('Runtime.evaluate', { expression, ...how })
        .then(resolve, reject)
        .finally(() => pending.delete(reject));
    });
    if (failure) throw new Error(failure.exception?.description ?? failure.text);
    return result;
  }

  return {
    version: version.replace(/^Headless/, '').replace('/', ' '),
    faults,
    open: async (url) => void (await send('Page.navigate', { url })),
    reload: async () => void (await send('Page.reload')),
    async back() {
      const { currentIndex, entries } = await send<{ currentIndex: number; entries: { id: number }[] }>(
        'Page.getNavigationHistory',
      );
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
    suspend: browser.suspend,
    resume: browser.resume,
  };
}

interface Failure {
  readonly text: string;
  readonly exception?: { readonly description?: string };
}
