import { expect, test, vi } from 'vitest';
import { connectTabs } from './outbox-tabs.ts';

test('a tab hears what the others tell, and not itself', async () => {
  const heard: unknown[] = [];
  const [one, other] = [connectTabs(), connectTabs()];
  for (const tab of [one, other]) {
    tab.listen({
      onTryAgain: () => heard.push('try again'),
      onQuestion: () => heard.push('what is sent?'),
      onSending: (id) => heard.push({ sending: id }),
      onChange: (ids) => heard.push({ changed: ids }),
    });
  }
  const told = ['try again', 'what is sent?', { sending: '1' }, { changed: ['1', '2'] }] as const;
  for (const message of told) one.tell(message);
  await vi.waitFor(() => expect(heard).toEqual(told));
  one.close();
  other.close();
});
