import type { ComponentType, ReactNode } from 'react';
import { session } from '#api/session-store.ts';
import { Button, ButtonLink } from '#components/Button.tsx';
import { End, ending, Reference, Tick } from '#components/ends/End.tsx';
import { nextTasks, TaskRows } from '#components/ends/TaskRows.tsx';
import { Page } from '#components/layout/Page.tsx';
import { Spinner } from '#components/layout/Spinner.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { dayInBanjul, monthDayYear } from '#domain/dates.ts';
import { referenceOf } from '#domain/reference.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { receiptOf } from '#outbox/invoice-sender.ts';
import { latestItem } from '#outbox/portal-outbox.ts';
import { useOutbox } from '#outbox/use-outbox.ts';
import { paths } from '#paths';
import { DeliveryStatus } from '../delivery/DeliveryStatus.tsx';
import { displayState } from '../delivery/display-state.ts';
import { KeepOpenNotice } from '../delivery/KeepOpenNotice.tsx';
import { ReturnHome } from '../login/ReturnHome.tsx';
import { useSinglePress } from '../use-single-press.ts';

/** This page is for students who have just applied and have no session, so "Return to Home" logs them in. */
export const InvoiceSuccessPage = () => <InvoiceEnd HomeButton={LogInToHome} />;

export const HomeInvoiceSuccessPage = () => <InvoiceEnd HomeButton={LinkToHome} />;

type HomeButton = ComponentType<{ readonly isPlain?: boolean }>;

const LogInToHome: HomeButton = ({ isPlain = false }) => (
  <ReturnHome hasUploaded isPlain={isPlain}>
    Return to Home
  </ReturnHome>
);

const LinkToHome: HomeButton = ({ isPlain }) => (
  <ButtonLink isPlain={isPlain} to={paths.home}>
    Return to Home
  </ButtonLink>
);

function InvoiceEnd({ HomeButton }: { readonly HomeButton: HomeButton }) {
  useSinglePress(true);
  const snapshot = useOutbox();
  const item = latestItem('invoice', snapshot);
  if (!snapshot.isLoaded) return <Spinner />;
  if (!item) return <NoInvoice />;
  if (item.state === 'sent') return <Success item={item} homeButton={<HomeButton />} />;
  const isRefused = item.state === 'refused';
  const state = displayState(item);
  return (
    <Page
      title={
        isRefused
          ? "We couldn't send your invoice"
          : state.startsWith('sending')
            ? 'Your invoice'
            : 'Your invoice is waiting to be sent'
      }
    >
      <DeliveryStatus item={item} isEnd isRefusalInHeading />
      <KeepOpenNotice snapshot={snapshot} />
      <HomeButton isPlain={isRefused || item.tries > 0} />
      <SupportLine />
    </Page>
  );
}

function Success({ item, homeButton }: { item: OutboxItem; homeButton: ReactNode }) {
  const receipt = receiptOf(item);
  return (
    <Page title="Success!" className={ending}>
      <End label="Your invoice" picture={<Tick />}>
        {receipt ? (
          <p>
            Invoice sent on <span className="unbroken">{monthDayYear(dayInBanjul(receipt.sentAt))}</span>
            <span className="visually-hidden">, </span>
            <Reference>{referenceOf(receipt.application)}</Reference>
          </p>
        ) : (
          <p>Invoice sent</p>
        )}
      </End>
      <div className="stack">
        <p>Once processed, we will send you your application fee within the next few days.</p>
        <TaskRows tasks={nextTasks('Done')} />
        {homeButton}
        <SupportLine />
        <Button className="button button-text" onClick={() => window.print()}>
          Print or save
        </Button>
      </div>
    </Page>
  );
}

/**
 * Says that the student's invoice is not on this phone. The student may have used another phone, another
 * student may have logged in, or the address may have been typed in.
 */
function NoInvoice() {
  const isLoggedIn = session.current() !== undefined;
  return (
    <Page title="No invoice sent from this device">
      <p>If you sent it from another device, {isLoggedIn ? 'Home shows it.' : 'log in to check.'}</p>
      <ButtonLink to={isLoggedIn ? paths.homeUploadInvoice : paths.uploadInvoice}>Upload Invoice</ButtonLink>
      <ButtonLink isPlain to={isLoggedIn ? paths.home : paths.login}>
        {isLoggedIn ? 'Return to Home' : 'Log in'}
      </ButtonLink>
      <SupportLine />
    </Page>
  );
}
