import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getFinances } from '#api/finances.ts';
import { getDeposits, getInvoices } from '#api/transactions.ts';
import { PrintHead } from '#components/layout/PrintHead.tsx';
import { StudentPage } from '#components/layout/StudentPage.tsx';
import { SkeletonLines } from '#components/loading/LoadingSkeleton.tsx';
import { QueryView } from '#components/loading/QueryView.tsx';
import { useDialog } from '#components/loading/use-dialog.ts';
import { type Finances, isFeeDue } from '#domain/finances.ts';
import { paymentState } from '#domain/payment-state.ts';
import { today } from '../../clock.ts';
import { fullName } from '../account/full-name.ts';
import { combineQueries, isSettled } from '../combine-queries.ts';
import { useLazyModule } from '../use-lazy-module.ts';
import { useOnceSettled } from '../use-once-settled.ts';
import { type QueryResult, useQuery } from '../use-query.ts';
import { ApplicationTasks, type ApplicationTasksProps } from './ApplicationTasks.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { FeeCard } from './FeeCard.tsx';
import { GroupInvitation } from './GroupInvitation.tsx';
import type { HomeTopic } from './HomeDialog.tsx';
import { RecentPayments, RecentPaymentsToCome } from './RecentPayments.tsx';
import { type Standing, useStanding } from './use-standing.ts';

/** What is unsent is tried again after the page has appeared, and not before that. */
const loadUnsent = () => import('../delivery/UnsentItems.tsx');

const homeDialog = () => import('./HomeDialog.tsx').then((module) => module.HomeDialog);

/** /home: what to do now, how the payments stand, and what was paid last. */
export function HomePage() {
  const finances = useQuery(getFinances);
  const invoices = useQuery(getInvoices);
  const deposits = useQuery(getDeposits);
  const standing = useStanding();
  const [unsent] = useLazyModule(loadUnsent);
  const [topic, setTopic] = useState<HomeTopic>();
  const { Dialog, open, close } = useDialog(homeDialog);
  const { state } = useLocation();

  const whatOfIt = standing.data?.isPartial ? 'a part of your application' : 'your application';
  const parts = combineQueries([
    { name: 'your balance', query: finances },
    { name: 'your next payment', query: invoices },
    { name: 'your payments', query: deposits },
    { name: whatOfIt, query: standing.data?.isPartial ? { ...standing, data: undefined } : standing },
  ]);
  // While the balance fails or waits, its card speaks for the page: the other parts do not say it once more.
  const isSaidElsewhere = finances.data === undefined || finances.error !== '' || invoices.error !== '';
  const isKnown = [finances, invoices, standing].every(isSettled);
  const isRestShown = useOnceSettled(isKnown);

  function ask(about: HomeTopic): void {
    setTopic(about);
    void open();
  }

  const fee = feeOf(standing.data, finances.data);
  const payments = finances.data && paymentState(finances.data, invoices.data, today());
  const isWaiting = payments?.kind === 'nothing' && standing.data?.status === 'approved';
  const isApproved = isWaiting && standing.data?.hasInvoice === true;
  // Beside the card of the fee, where there is one.
  const application = !isApproved && (
    <Application
      standing={standing}
      what={whatOfIt}
      isSaidElsewhere={isSaidElsewhere}
      isFeeSet={finances.data && fee !== undefined}
      isFeeShown={fee !== undefined}
    />
  );
  const matNumber = standing.data?.application?.mat_number ?? '';
  return (
    <>
      <StudentPage
        title="Home"
        isSingle={isKnown && finances.data === undefined && deposits.data === undefined}
        isAsideComing={!isRestShown}
        aside={
          isRestShown ? (
            <>
              {fee !== undefined && application}
              <RecentPayments deposits={deposits} isSaidElsewhere={isSaidElsewhere} />
            </>
          ) : (
            <RecentPaymentsToCome />
          )
        }
      >
        <PrintHead
          name={standing.data?.application && fullName(standing.data.application)}
          matNumber={standing.data?.application?.mat_number}
          day={today()}
        />
        {typeof state?.notice === 'string' && <p className="notice">{state.notice}</p>}
        {isKnown && fee !== undefined && (
          <FeeCard fee={fee} matNumber={matNumber} onOpen={() => ask({ about: 'fee', fee })} />
        )}
        <BalanceCard
          // A new element when the fee card appears above it, so that it does not count as a layout shift.
          key={String(isKnown && fee !== undefined)}
          finances={finances}
          problem={isKnown && isSaidElsewhere ? parts.problem : undefined}
          payments={isKnown ? payments : undefined}
          isKnown={isKnown}
          isWaiting={isWaiting}
          isApproved={isApproved}
          matNumber={matNumber}
          parts={parts}
        />
        {isRestShown && (
          <>
            {unsent && <unsent.UnsentItems />}
            <GroupInvitation standing={standing.data} onOpen={(group) => ask({ about: 'group', group })} />
            {fee === undefined && application}
          </>
        )}
      </StudentPage>
      {Dialog && topic && <Dialog topic={topic} matNumber={matNumber} onClose={close} />}
    </>
  );
}

/** The application fee that is to be paid, if one is. Dalasi. */
function feeOf(standing: Standing | undefined, finances: Finances | undefined): number | undefined {
  return standing && isFeeDue(standing.status, finances) ? finances?.applicationFee : undefined;
}

interface ApplicationProps extends Pick<ApplicationTasksProps, 'isFeeSet' | 'isFeeShown'> {
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

const applicationLines = [{ width: '60%', height: 32 }, { width: '90%' }, { height: 64 }, { height: 64 }];
