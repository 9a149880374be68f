import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { ElementType } from 'react';
import { Link } from 'react-router-dom';
import { Chevron } from '#components/Chevron.tsx';
import { SectionCard } from '#components/layout/SectionCard.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { Tick } from '#components/money/Tick.tsx';
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
  const words = statusInWords(standing);
  if (status === 'approved' && hasInvoice) {
    return (
      <p className="application-done">
        <Tick /> {words}
      </p>
    );
  }
  // The card of the fee says it.
  const isSaid = status === 'pending' && fee.onPayFee !== undefined;
  return (
    <SectionCard title="Your application">
      {!isSaid && (
        <p className={isOnItsWay(status) ? 'application-status' : 'application-status application-verdict'}>
          {words}
        </p>
      )}
      {isOnItsWay(status) ? (
        <>
          {status === 'open' && hasInvoice === false && (
            <Button component={Link} to={paths.homeUploadInvoice} variant="contained">
              Upload invoice
            </Button>
          )}
          <List component="ol" disablePadding className="tasks">
            <InvoiceTask hasInvoice={hasInvoice} />
            <FeeTask status={status} {...fee} />
          </List>
        </>
      ) : (
        <>
          <p>The Resource Hub is open to you: jobs, online work and scholarships.</p>
          <Button component={Link} to={paths.resources} variant="contained">
            Go to the Resource Hub
          </Button>
          <SupportLine />
        </>
      )}
    </SectionCard>
  );
}

/** With any other status students are not told to pay or send something. */
const isOnItsWay = (status: string) => ['open', 'pending', 'approved'].includes(status);

function InvoiceTask({ hasInvoice }: Pick<Standing, 'hasInvoice'>) {
  const name = 'Upload your invoice';
  if (hasInvoice) return <Task name={name} state="Done" />;
  return (
    <Task name={name} state={hasInvoice === false ? 'To do' : 'Not known'} to={paths.homeUploadInvoice} />
  );
}

function FeeTask({
  status,
  isFeeSet,
  onPayFee,
}: { status: string } & Omit<ApplicationTasksProps, 'standing'>) {
  const name = 'Pay your application fee';
  if (status === 'approved') return <Task name={name} state="Done" />;
  if (status !== 'pending' || isFeeSet === false) return <Task name={name} state="Waiting" />;
  return <Task name={name} state="To do" onPress={onPayFee} />;
}

interface TaskProps {
  readonly name: string;
  readonly state: 'To do' | 'Waiting' | 'Done' | 'Not known';
  /** Where it leads, or what it opens. */
  readonly to?: string;
  readonly onPress?: (() => void) | undefined;
}

function Task({ name, state, to, onPress }: TaskProps) {
  const content = (
    <>
      <ListItemText className="task-name">{name}</ListItemText>
      <Chip label={state} color={state === 'Done' ? 'secondary' : 'default'} />
    </>
  );
  if (!to && !onPress) return <ListItem className="task">{content}</ListItem>;
  const target: { component: ElementType; to?: string } = to
    ? { component: Link, to }
    : { component: 'button' };
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...target}
        className="task"
        aria-haspopup={onPress ? 'dialog' : undefined}
        onClick={onPress}
      >
        {content}
        <Chevron />
      </ListItemButton>
    </ListItem>
  );
}

function statusInWords({ status, hasInvoice }: Standing): string {
  switch (status) {
    case 'open':
      return hasInvoice
        ? 'We have your application and your invoice. Next: we will tell you how much the fee is and how to pay it.'
        : 'We have your application. Next: upload your invoice.';
    case 'pending':
      return 'Pay your application fee to continue.';
    case 'approved':
      return 'Your application is approved.';
    case 'rejected':
      return 'We could not approve your application.';
    case '':
      return 'We could not find out how your application stands.';
    default:
      return `The status of your application is: ${status}.`;
  }
}
