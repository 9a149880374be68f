import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Chevron } from '#components/Chevron.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { paths } from '#paths';
import type { Standing } from './use-standing.ts';
import './ApplicationTasks.css';

export interface ApplicationTasksProps {
  readonly standing: Standing;
  /** Whether there is a fee already; undefined where that is not known. */
  readonly isFeeSet: boolean | undefined;
  /** Opens the fee's modal; undefined while it would have nothing to say. */
  readonly onPayFee: (() => void) | undefined;
}

/** What was decided, done, and is left to do, as far as the calls tell. */
export function ApplicationTasks({ standing, ...fee }: ApplicationTasksProps) {
  const { status, hasInvoice } = standing;
  return (
    <section className="stack">
      <h2>Your application</h2>
      <p>{statusInWords(status)}</p>
      {isOnItsWay(status) ? (
        <ol className="tasks">
          <InvoiceTask hasInvoice={hasInvoice} />
          <FeeTask status={status} {...fee} />
        </ol>
      ) : (
        <SupportLine />
      )}
    </section>
  );
}

/** Whether nothing is left to do: then the page begins with something else. */
export const isFinished = ({ status, hasInvoice }: Standing) => status === 'approved' && hasInvoice !== false;

/** With any other status students are not told to pay or send something. */
const isOnItsWay = (status: string): status is keyof typeof words => Object.hasOwn(words, status);

function InvoiceTask({ hasInvoice }: Pick<Standing, 'hasInvoice'>) {
  const name = 'Upload your invoice';
  if (hasInvoice) return <Task name={name} state="Sent" isDone />;
  return (
    <Task name={name} state={hasInvoice === undefined ? 'Not known' : 'Not done'}>
      {(content) => <Link to={paths.homeUploadInvoice}>{content}</Link>}
    </Task>
  );
}

function FeeTask({
  status,
  isFeeSet,
  onPayFee,
}: { status: string } & Omit<ApplicationTasksProps, 'standing'>) {
  const name = 'Pay your application fee';
  if (status === 'approved') return <Task name={name} state="Done" isDone />;
  if (status !== 'pending' || isFeeSet === false) return <Task name={name} state="Not yet" />;
  if (!onPayFee) return <Task name={name} state="To pay" />;
  return (
    <Task name={name} state="To pay">
      {(content) => (
        <button type="button" aria-haspopup="dialog" onClick={onPayFee}>
          {content}
        </button>
      )}
    </Task>
  );
}

interface TaskProps {
  readonly name: string;
  readonly state: string;
  readonly isDone?: boolean;
  /** What the whole row is, where it leads somewhere. */
  readonly children?: (content: ReactNode) => ReactNode;
}

function Task({ name, state, isDone, children }: TaskProps) {
  const content = (
    <>
      <span className="task-name">{name}</span>
      <span className={isDone ? 'task-state task-done' : 'task-state'}>{state}</span>
      {children && <Chevron />}
    </>
  );
  return <li>{children ? children(content) : <div>{content}</div>}</li>;
}

function statusInWords(status: string): string {
  if (isOnItsWay(status)) return words[status];
  return status
    ? `The status of your application is: ${status}.`
    : 'The status of your application is not known.';
}

const words = {
  open: 'We have received your application and have not decided on it yet.',
  pending: 'Your application is waiting for your application fee.',
  approved: 'Your application is approved.',
} as const;
