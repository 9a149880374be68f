import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from './tab-channel.ts';

afterEach(() => vi.unstubAllGlobals());

test('returns undefined if the browser has no BroadcastChannel or denies access', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel('tabs')).toBeUndefined();
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(openChannel('tabs')).toBeUndefined();
});
