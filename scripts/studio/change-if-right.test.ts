import { expect, test } from 'vitest';
import { shareGroup } from '#studio/operations/blocks.ts';
import type { FileChange } from '#studio/protocol.ts';
import { openCopy } from './testing/open-copy.ts';

const at = { form: 'groups-and-blocks', step: 'places' };

test('refuses a change that the check would reject, with its message', () => {
  const { handlers, read } = openCopy();
  const { texts } = handlers.open({});
  // The group "household" cannot become a block of shared questions: it uses answers from outside the group.
  const share = shareGroup(read, Object.keys(texts), at, 'household', 'Household')!;
  const answer = handlers.change({ ...share, ifRight: true });
  expect(answer.refused).toMatch(/^This cannot be done: .*(hasWork|fullName)/);
  expect(answer).toMatchObject({ texts: {}, undo: [], redo: [] });
  const nowhere: FileChange = { file: 'nothing.json', do: 'set', path: ['a'], value: 1 };
  expect(handlers.change({ label: '', changes: [nowhere], ifRight: true }).refused).toBe(
    'There is no file nothing.json.',
  );
  const reworded = { file: 'groups-and-blocks/places.ui.json', do: 'set', value: 'Your home' } as const;
  const done = handlers.change({
    label: 'Reword',
    changes: [{ ...reworded, path: ['home', 'ui:title'] }],
    ifRight: true,
  });
  expect(done.refused).toBeUndefined();
  expect(done.undo).toEqual(['Reword']);
});
