import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { TaskState } from '#components/ends/TaskRows.tsx';
import { Link } from '#components/layout/Link.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { futurePaymentText } from '#components/money/payment-words.ts';
import { paths } from '#paths';
import { today } from '../../clock.ts';
import { Chevron } from './Banner.tsx';
import { SectionCard } from './SectionCard.tsx';
import type { ApplicationState } from './use-application-state.ts';
import './ApplicationTasks.css';

interface ApplicationTasksProps {
  readonly applicationState: ApplicationState;
  readonly isFeeDueNow: boolean | undefined;
  /** True if a separate card shows the application fee and how to pay it. */
  readonly isFeeShown: boolean;
}

export function ApplicationTasks({ applicationState, isFeeDueNow, isFeeShown }: ApplicationTasksProps) {
  const { status, hasInvoice } = applicationState;
  const isUploadNext = status === 'open' && hasInvoice === false;
  return (
    <SectionCard title="Your application" isLabel={!isFeeShown}>
      {!isFeeShown && <p className="application-status">{statusInWords(applicationState, isFeeDueNow)}</p>}
      {isOnItsWay(status) ? (
        <>
          <List component="ol" disablePadding className="tasks lined">
            <Task name="Application sent" state="Done" />
            <Task
              name="Upload your invoice"
              state={hasInvoice ? 'Done' : hasInvoice === false ? 'To do' : "Can't check now"}
              to={hasInvoice || isUploadNext ? undefined : paths.homeUploadInvoice}
            />
            <Task name="Pay your application fee" {...feeTask(applicationState, isFeeDueNow)} />
          </List>
          {isUploadNext && (
            <Button component={Link} to={paths.homeUploadInvoice} variant="contained">
              Upload Invoice
            </Button>
          )}
        </>
      ) : (
        <>
          {status === 'rejected' && <p>We will not pay your tuition, and you have nothing to pay back.</p>}
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

/**
 * Returns whether the application is approved or may still be approved. Otherwise, students must not be asked
 * to pay or send anything.
 */
const isOnItsWay = (status: string) => ['open', 'pending', 'approved'].includes(status);

function feeTask(
  { status, hasInvoice }: ApplicationState,
  isFeeDueNow: boolean | undefined,
): Omit<TaskProps, 'name'> {
  if (status === 'approved') return { state: 'Done' };
  if (status === 'pending' && isFeeDueNow !== false) return { state: 'To do' };
  return {
    about: futurePaymentText(status, today(), hasInvoice),
    state: hasInvoice === false ? 'Not yet' : 'Waiting',
  };
}

interface TaskProps {
  readonly name: string;
  readonly about?: string | undefined;
  readonly state: TaskState | "Can't check now";
  readonly to?: string | undefined;
}

function Task({ name, about, state, to }: TaskProps) {
  const content = (
    <>
      <ListItemText className="task-name" secondary={about}>
        {name}
      </ListItemText>
      <Chip label={state} color={state === 'Done' ? 'secondary' : 'default'} data-state={state} />
    </>
  );
  if (!to) return <ListItem className="task">{content}</ListItem>;
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={to} className="task">
        {content}
        <Chevron />
      </ListItemButton>
    </ListItem>
  );
}

function statusInWords({ status, hasInvoice }: ApplicationState, isFeeDueNow: boolean | undefined): string {
  switch (status) {
    case 'open':
      if (hasInvoice === undefined) return 'We have your application.';
      return hasInvoice ? received : 'Next: upload your invoice.';
    case 'pending':
      return isFeeDueNow === false ? received : 'Pay your application fee to continue.';
    case 'approved':
      return 'Your application is approved.';
    case 'rejected':
      return 'We could not approve your application.';
    case '':
      return "We couldn't check your application.";
    default:
      return `The status of your application is: ${status}.`;
  }
}

const received = 'We have your application and your invoice.';
