import type { TaskRow } from './TaskRows.tsx';

/** What comes after an application, by what became of its invoice. */
export const nextTasks = (invoice: TaskRow['state']): readonly TaskRow[] => [
  { name: 'Upload a photo of your university invoice', state: invoice },
  {
    name: 'Pay your application fee',
    state: 'Waiting',
    words: `${invoice === 'Done' ? 'Within' : 'Send your invoice first. Within'} the next few days we will tell you how much the fee is and how to pay it.`,
  },
];
