import './TaskRows.css';

/**
 * A task is "Waiting" if the lender has to act or the network is missing, and "Not yet" if the student must
 * first do an earlier task.
 */
export type TaskState = 'To do' | 'Waiting' | 'Not yet' | 'Done';

interface TaskRow {
  readonly name: string;
  readonly state: TaskState;
  readonly words?: string;
}

export function TaskRows({ tasks }: { tasks: readonly TaskRow[] }) {
  return (
    <ol className="task-rows plain-list lined">
      {tasks.map(({ name, state, words }) => (
        <li key={name} className="task-row">
          <div className="task-row-words">
            <p className="task-row-name">{name}</p>
            {words && <p className="quiet small">{words}</p>}
          </div>
          <span className="task-state" data-state={state}>
            {state}
          </span>
        </li>
      ))}
    </ol>
  );
}

export const nextTasks = (invoice: TaskState): readonly TaskRow[] => [
  { name: 'Upload a photo of your university invoice', state: invoice },
  {
    name: 'Pay your application fee',
    state: invoice === 'Done' ? 'Waiting' : 'Not yet',
    words: `${invoice === 'Done' ? "We'll" : 'Send your invoice first. Within the next few days we will'} tell you how much the fee is and how to pay it.`,
  },
];
