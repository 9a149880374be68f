import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getFinances } from '#api/finances.ts';
import { getDeposits } from '#api/transactions.ts';
import { Banner } from '#components/Banner.tsx';
import { ButtonLink } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { Page } from '#components/layout/Page.tsx';
import { GroupLink } from '#components/lender/GroupLink.tsx';
import { type Group, groupOf } from '#components/lender/group.ts';
import { LoadingSkeleton } from '#components/loading/LoadingSkeleton.tsx';
import { QueryView } from '#components/loading/QueryView.tsx';
import { SkeletonLines } from '#components/loading/SkeletonLines.tsx';
import { MoneyCard } from '#components/money/MoneyCard.tsx';
import { MoneyFigure } from '#components/money/MoneyFigure.tsx';
import { TransactionList } from '#components/money/TransactionCard.tsx';
import { TransactionSkeleton } from '#components/money/TransactionSkeleton.tsx';
import { isGroupDue } from '#domain/due-dates.ts';
import { amountBehind, type Finances, isBehind, isFeeDue } from '#domain/finances.ts';
import { money } from '#domain/money.ts';
import { recentOf, type Transaction } from '#domain/transactions.ts';
import { paths } from '#paths';
import { today } from '../../clock.ts';
import { combineQueries, isSettled } from '../combine-queries.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import { type QueryResult, useQuery } from '../use-query.ts';
import { ApplicationTasks, type ApplicationTasksProps, isFinished } from './ApplicationTasks.tsx';
import { FeeDialog } from './FeeDialog.tsx';
import { type Standing, useStanding } from './use-standing.ts';
import './HomePage.css';

/** What is unsent is tried again after the page has appeared, and not before that. */
const unsentItems = () => import('../delivery/UnsentItems.tsx').then((module) => module.UnsentItems);

/** /home: how the payments stand, what is left to do, and what was paid last. */
export function HomePage() {
  const finances = useQuery(getFinances);
  const deposits = useQuery(getDeposits);
  const standing = useStanding();
  const UnsentItems = useLazyComponent(unsentItems);
  const [isFeeOpen, setFeeOpen] = useState(false);
  const { state } = useLocation();

  const whatOfIt = standing.data?.isPartial ? 'a part of your application' : 'your application';
  const parts = combineQueries([
    { name: 'your balance', query: finances },
    { name: 'your payments', query: deposits },
    { name: whatOfIt, query: standing.data?.isPartial ? { ...standing, data: undefined } : standing },
  ]);
  // While the balance fails or waits, its card speaks for the page: the other parts do not say it once more.
  const isSaidElsewhere = finances.error !== '' || finances.data === undefined;
  const fee = feeOf(standing.data, finances.data);
  const group = groupFor(standing.data);

  const application = (
    <Application
      standing={standing}
      what={whatOfIt}
      isSaidElsewhere={isSaidElsewhere}
      isFeeSet={finances.data && fee !== undefined}
      onPayFee={fee === undefined ? undefined : () => setFeeOpen(true)}
    />
  );
  const isApplicationLast = standing.data !== undefined && isFinished(standing.data);

  return (
    <>
      <Page title="Home" isHeadingInBar className="column stack home">
        {typeof state?.notice === 'string' && <p className="notice">{state.notice}</p>}
        {UnsentItems && <UnsentItems />}
        <BalanceCard finances={finances} parts={parts} />
        {fee !== undefined && (
          <Banner icon={feeIcon} onPress={() => setFeeOpen(true)}>
            You have not paid your application fee, click here to view the information.
          </Banner>
        )}
        {group && <GroupInvitation group={group} />}
        {!isApplicationLast && application}
        <RecentPayments deposits={deposits} isSaidElsewhere={isSaidElsewhere} />
        {isApplicationLast && application}
      </Page>
      {isFeeOpen && fee !== undefined && (
        <FeeDialog
          fee={fee}
          matNumber={standing.data?.application?.mat_number ?? ''}
          onClose={() => setFeeOpen(false)}
        />
      )}
    </>
  );
}

/** The application fee that is to be paid, if one is. Dalasi. */
function feeOf(standing: Standing | undefined, finances: Finances | undefined): number | undefined {
  return standing && isFeeDue(standing.status, finances) ? finances?.applicationFee : undefined;
}

/** The WhatsApp group that the student is asked into, if there is one. */
function groupFor(standing: Standing | undefined) {
  const application = standing?.application;
  if (!application || !isGroupDue(standing.status, application.date_applied, today())) return undefined;
  return groupOf(application.university.id);
}

/** The banner, and the way into the group that it opens. */
function GroupInvitation({ group }: { group: Group }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Banner icon={groupIcon} onPress={() => setOpen(true)}>
        Join the WhatsApp group of your university.
      </Banner>
      {isOpen && (
        <Dialog title="WhatsApp group" onClose={() => setOpen(false)}>
          <div className="stack">
            <GroupLink group={group} />
          </div>
        </Dialog>
      )}
    </>
  );
}

interface ApplicationProps extends Pick<ApplicationTasksProps, 'isFeeSet' | 'onPayFee'> {
  readonly standing: QueryResult<Standing>;
  /** "your application", or a part of it. */
  readonly what: string;
  readonly isSaidElsewhere: boolean;
}

function Application({ standing, what, isSaidElsewhere, ...fee }: ApplicationProps) {
  return (
    <QueryView
      query={standing}
      what={what}
      isPartial={standing.data?.isPartial}
      skeleton={<SkeletonLines lines={applicationLines} />}
      isSaidElsewhere={isSaidElsewhere}
    >
      {(data) => <ApplicationTasks standing={data} {...fee} />}
    </QueryView>
  );
}

interface BalanceCardProps {
  readonly finances: QueryResult<Finances>;
  /** All that the page shows, of which this card says what failed. */
  readonly parts: ReturnType<typeof combineQueries>;
}

/** A balance that failed counts as behind, and its failure stands beside that. */
function BalanceCard({ finances, parts }: BalanceCardProps) {
  const isAlarming = isSettled(finances) && isBehind(finances.error ? undefined : finances.data);
  return (
    <MoneyCard
      name="Your balance"
      isAlarming={isAlarming}
      alert={isAlarming && 'You are behind on your payments'}
      problem={finances.error && parts.message}
      isBusy={parts.isBusy}
      onTryAgain={parts.refetch}
    >
      {isSettled(finances) ? (
        <AmountBehind finances={finances.data} isOld={finances.error !== ''} />
      ) : (
        <LoadingSkeleton
          what="your balance"
          skeleton={<SkeletonLines lines={figureLines} />}
          onTryAgain={parts.refetch}
        />
      )}
      <ButtonLink to={paths.payment}>Payment History</ButtonLink>
    </MoneyCard>
  );
}

/** The large figure: 0 also where it is not known, and then it says so. */
function AmountBehind({ finances, isOld }: { finances: Finances | undefined; isOld: boolean }) {
  return (
    <div>
      <h2>Amount Behind</h2>
      <p className={finances ? '' : 'quiet'}>
        <MoneyFigure>{money(amountBehind(finances))}</MoneyFigure>
      </p>
      {!finances && <p>Until your balance loads, we cannot tell whether you are behind.</p>}
      {finances && !isOld && !isBehind(finances) && <p>Nothing is overdue.</p>}
    </div>
  );
}

interface RecentPaymentsProps {
  readonly deposits: QueryResult<readonly Transaction[]>;
  readonly isSaidElsewhere: boolean;
}

function RecentPayments({ deposits, isSaidElsewhere }: RecentPaymentsProps) {
  return (
    <section className="stack">
      <h2>Recent Payments</h2>
      <QueryView
        query={deposits}
        what="your payments"
        skeleton={<TransactionSkeleton rows={2} />}
        isSaidElsewhere={isSaidElsewhere}
      >
        {(data) =>
          data.length > 0 ? (
            <TransactionList transactions={recentOf(data)} />
          ) : (
            <p className="quiet">No payments yet</p>
          )
        }
      </QueryView>
    </section>
  );
}

const figureLines = [{ width: '40%' }, { width: '60%', height: 54 }, { width: '50%' }];
const applicationLines = [{ width: '60%', height: 32 }, { width: '90%' }, { height: 64 }, { height: 64 }];

const feeIcon = <path d="M4 7h16v12H4zM4 11h16M8 15h3M7 7l2-3h6l2 3" />;
const groupIcon = (
  <path d="M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3 3-5 6-5s6 2 6 5M16 5.5a3 3 0 0 1 0 5.5M17 14.5c2.5.5 4 2.2 4 4.5" />
);
