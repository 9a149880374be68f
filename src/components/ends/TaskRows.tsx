import './TaskRows.css';

export interface TaskRow {
  readonly name: string;
  readonly state: 'To do' | 'Waiting' | 'Done';
  /** A sentence about what happens next, and when. */
  readonly words?: string;
}

const looks = { 'To do': 'task-to-do', Waiting: 'task-waiting', Done: 'task-done' } as const;

/** A list of tasks with their states, for pages that do not load MUI. It looks like the task list on Home. */
export function TaskRows({ tasks }: { tasks: readonly TaskRow[] }) {
  return (
    <ol className="task-rows">
      {tasks.map(({ name, state, words }) => (
        <li key={name} className="task-row">
          <div className="task-row-words">
            <p className="task-row-name">{name}</p>
            {words && <p className="quiet">{words}</p>}
          </div>
          <span className={`task-state ${looks[state]}`}>{state}</span>
        </li>
      ))}
    </ol>
  );
}

/**
 * Returns the tasks that follow a submitted application: uploading the invoice, with the given state, and paying the
 * application fee.
 */
export const nextTasks = (invoice: TaskRow['state']): readonly TaskRow[] => [
  { name: 'Upload a photo of your university invoice', state: invoice },
  {
    name: 'Pay your application fee',
    state: 'Waiting',
    words: `${invoice === 'Done' ? 'Within' : 'Send your invoice first. Within'} the next few days we will tell you how much the fee is and how to pay it.`,
  },
];
