import './TaskRows.css';

export interface TaskRow {
  readonly name: string;
  readonly state: 'To do' | 'Waiting' | 'Done';
  /** What happens, and when. */
  readonly words?: string;
}

const looks = { 'To do': 'task-to-do', Waiting: 'task-waiting', Done: 'task-done' } as const;

/** What is to be done, in its order and as Home shows it, for pages that load no MUI. */
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
