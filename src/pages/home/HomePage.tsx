import { useLocation } from 'react-router-dom';
import { getFinances } from '#api/finances.ts';
import { getDeposits, getInvoices } from '#api/transactions.ts';
import { StudentPage } from '#components/layout/StudentPage.tsx';
import { SkeletonLines } from '#components/loading/LoadingSkeleton.tsx';
import { OldDataNotice } from '#components/loading/OldDataNotice.tsx';
import { QueryView } from '#components/loading/QueryView.tsx';
import { today } from '../../clock.ts';
import { PrintHead } from '../PrintHead.tsx';
import { useLazyModule } from '../use-lazy-module.ts';
import { useOnceSettled } from '../use-once-settled.ts';
import { useQuery } from '../use-query.ts';
import { ApplicationTasks } from './ApplicationTasks.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { FeeCard } from './FeeCard.tsx';
import { GroupInvitation } from './GroupInvitation.tsx';
import { homeState } from './home-state.ts';
import { RecentPayments, RecentPaymentsSkeleton } from './RecentPayments.tsx';
import { useApplicationState } from './use-application-state.ts';

/**
 * Loads the list of unsent items after the page has been rendered. The list also shows items of an earlier
 * visit that were sent before the list was loaded, so that the student misses none.
 */
const loadUnsent = () => import('../delivery/UnsentItems.tsx');

export function HomePage() {
  const finances = useQuery(getFinances);
  const invoices = useQuery(getInvoices);
  const deposits = useQuery(getDeposits);
  const applicationState = useApplicationState();
  const home = homeState({ finances, invoices, deposits, applicationState }, today());
  const { isKnown, fee, matNumber } = home;
  const isRestShown = useOnceSettled(isKnown);
  const [unsent] = useLazyModule(loadUnsent);
  const { state } = useLocation();
  // A fee card moves the application's tasks to the second column. Without a fee card, the tasks are above
  // the balance if `isApplicationFirst` is true, and otherwise below the balance.
  const application = !home.isApplicationDone && (
    <QueryView
      query={applicationState}
      what={home.applicationLabel}
      isPartial={applicationState.data?.isPartial}
      skeleton={<SkeletonLines lines={applicationLines} />}
      isReportedElsewhere={home.isReportedElsewhere}
    >
      {(data) => (
        <ApplicationTasks
          applicationState={data}
          isFeeDueNow={home.isFeeDueNow}
          isFeeShown={fee !== undefined}
        />
      )}
    </QueryView>
  );
  const isApplicationFirst = isRestShown && home.isApplicationFirst;
  const isBelowBalance = (isKnown && fee !== undefined) || isApplicationFirst;
  return (
    <StudentPage
      title="Home"
      data={{ isLoading: !isKnown, notice: <OldDataNotice old={home.old} /> }}
      isSingle={home.isWithoutMoney}
      isAsideLoading={!isRestShown}
      aside={
        isRestShown ? (
          <>
            {fee !== undefined && application}
            <RecentPayments
              deposits={deposits}
              isReportedElsewhere={home.isReportedElsewhere}
              isOver={home.status === 'rejected'}
            />
          </>
        ) : (
          <RecentPaymentsSkeleton />
        )
      }
    >
      <PrintHead application={applicationState.data?.application} />
      {typeof state?.notice === 'string' && <p className="notice">{state.notice}</p>}
      {isKnown && fee !== undefined && <FeeCard fee={fee} matNumber={matNumber} />}
      {isApplicationFirst && application}
      <BalanceCard
        // When another card appears above this one, a new `key` makes React create a new element for this
        // card, so that its move does not count as a layout shift.
        key={String(isBelowBalance)}
        finances={finances}
        home={home}
      />
      {isRestShown && (
        <>
          {unsent && <unsent.UnsentItems />}
          <GroupInvitation state={applicationState.data} />
          {fee === undefined && !isApplicationFirst && application}
        </>
      )}
    </StudentPage>
  );
}

const applicationLines = [{ width: '60%', height: 32 }, { width: '90%' }, { height: 64 }, { height: 64 }];
