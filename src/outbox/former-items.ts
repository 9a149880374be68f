import type { OutboxItem, SentForm } from './delivery/outbox-item.ts';
import type { OutboxStore } from './delivery/outbox-store.ts';

/**
 * The two surveys that had a kind each before all forms were sent alike. They may wait on a phone for a week since then,
 * so that this may go a month after the first version that has it.
 */
const formerKinds: { readonly [kind: string]: SentForm } = {
  'freelance-survey': {
    id: 'freelance-survey',
    version: 1,
    noun: 'survey',
    path: '/survey',
    to: { path: '/surveys/freelance', student: 'student_id' },
  },
  'business-loan': {
    id: 'business-loan',
    version: 1,
    noun: 'loan application',
    path: '/business-app-1',
    to: { path: '/business-loan', student: 'student_id' },
  },
};

/** A store that gives such items as they would be kept today. */
export function withFormerItems(store: OutboxStore): OutboxStore {
  return { ...store, all: async () => (await store.all()).map(renewed) };
}

function renewed(item: OutboxItem): OutboxItem {
  const form = formerKinds[item.kind];
  return form ? { ...item, kind: 'questionnaire', form } : item;
}
