import { Link } from 'react-router-dom';
import './TaskRows.css';

export interface TaskRow {
  readonly name: string;
  readonly state: 'To do' | 'Waiting' | 'Done';
  /** What happens, and when. */
  readonly words?: string;
  /** Where it is done. */
  readonly to?: string | undefined;
}

/** What is to be done, in its order and as Home shows it, for pages that load no MUI. */
export function TaskRows({ tasks }: { tasks: readonly TaskRow[] }) {
  return (
    <ol className="task-rows">
      {tasks.map((task) => (
        <li key={task.name}>
          {task.to ? (
            <Link to={task.to} className="task-row">
              <Content {...task} />
            </Link>
          ) : (
            <div className="task-row">
              <Content {...task} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Content({ name, state, words }: TaskRow) {
  return (
    <div className="task-row-body">
      <div className="task-row-words">
        <p className="task-row-name">{name}</p>
        {words && <p className="quiet">{words}</p>}
      </div>
      <span className={state === 'Done' ? 'task-state task-done' : 'task-state'}>{state}</span>
    </div>
  );
}
