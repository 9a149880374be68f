import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Link } from '#components/layout/Link.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { Tick } from '#components/money/PaymentHero.tsx';
import { paths } from '#paths';
import { Chevron } from './Banner.tsx';
import { SectionCard } from './SectionCard.tsx';
import type { Standing } from './use-standing.ts';
import './ApplicationTasks.css';

export interface ApplicationTasksProps {
  readonly standing: Standing;
  /** Whether there is a fee already; undefined where that is not known. */
  readonly isFeeSet: boolean | undefined;
  /** The fee has a card of its own, which says it and leads on. */
  readonly isFeeShown: boolean;
}

/** What was decided, done, and is left to do, as far as the calls tell. */
export function ApplicationTasks({ standing, isFeeSet, isFeeShown }: ApplicationTasksProps) {
  const { status, hasInvoice } = standing;
  const isUploadNext = status === 'open' && hasInvoice === false;
  const words = statusInWords(standing);
  if (status === 'approved' && hasInvoice) {
    return (
      <p className="application-done">
        <Tick /> {words}
      </p>
    );
  }
  const isSaid = status === 'pending' && isFeeShown;
  return (
    <SectionCard title="Your application" isLabel={!isOnItsWay(status)}>
      {!isSaid && (
        <p className={isOnItsWay(status) ? 'application-status' : 'application-status application-verdict'}>
          {words}
        </p>
      )}
      {isOnItsWay(status) ? (
        <>
          <List component="ol" disablePadding className="tasks">
            <InvoiceTask hasInvoice={hasInvoice} isLink={!isUploadNext} />
            <FeeTask status={status} isFeeSet={isFeeSet} />
          </List>
          {isUploadNext && (
            <Button component={Link} to={paths.homeUploadInvoice} variant="contained">
              Upload Invoice
            </Button>
          )}
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

/** A link where no button leads there. */
function InvoiceTask({ hasInvoice, isLink }: Pick<Standing, 'hasInvoice'> & { isLink: boolean }) {
  const name = 'Upload your invoice';
  if (hasInvoice) return <Task name={name} state="Done" />;
  return (
    <Task
      name={name}
      state={hasInvoice === false ? 'To do' : 'Not known'}
      to={isLink ? paths.homeUploadInvoice : undefined}
    />
  );
}

function FeeTask({ status, isFeeSet }: { status: string } & Pick<ApplicationTasksProps, 'isFeeSet'>) {
  const name = 'Pay your application fee';
  if (status === 'approved') return <Task name={name} state="Done" />;
  if (status !== 'pending' || isFeeSet === false) return <Task name={name} state="Waiting" />;
  return <Task name={name} state="To do" />;
}

interface TaskProps {
  readonly name: string;
  readonly state: 'To do' | 'Waiting' | 'Done' | 'Not known';
  /** Where it leads. */
  readonly to?: string | undefined;
}

function Task({ name, state, to }: TaskProps) {
  const content = (
    <>
      <ListItemText className="task-name">{name}</ListItemText>
      <Chip
        label={state}
        color={state === 'Done' ? 'secondary' : 'default'}
        className={state === 'Done' ? '' : state === 'To do' ? 'task-to-do' : 'task-waiting'}
      />
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
