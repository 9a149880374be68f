import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from './tab-channel.ts';

afterEach(() => vi.unstubAllGlobals());

test('reaches other tabs', async () => {
  const [here, there] = [openChannel('tabs')!, openChannel('tabs')!];
  const heard = new Promise((resolve) => there.addEventListener('message', ({ data }) => resolve(data)));
  here.postMessage('hello');
  expect(await heard).toBe('hello');
  for (const channel of [here, there]) channel.close();
});

test('returns undefined if the browser has or grants no channel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel('tabs')).toBeUndefined();
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(openChannel('tabs')).toBeUndefined();
});
