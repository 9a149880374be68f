import { useEffect } from 'react';
import { credentials } from '#api/credentials.ts';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Clock, End, Reference, Tick } from '#components/ends/End.tsx';
import { focusHeading } from '#components/focus-heading.ts';
import { Page } from '#components/layout/Page.tsx';
import { referenceOf } from '#domain/reference.ts';
import { applicationDraft } from '#forms/application.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { isUnsent } from '#outbox/delivery/outbox-state.ts';
import { applicationId } from '#outbox/ownership.ts';
import { latestItem, outbox } from '#outbox/portal-outbox.ts';
import { useOutbox } from '#outbox/use-outbox.ts';
import { paths } from '#paths';

/**
 * Replaces the form once the application has been submitted, so that a returning student knows that it was
 * submitted and does not apply twice.
 */
export function AlreadySent({ item }: { item: OutboxItem }) {
  const id = applicationId(item);
  const words = id ? 'Your application was sent' : 'Your application is waiting to be sent';
  const invoice = latestItem('invoice', useOutbox());
  // A new application cannot be started while an unsent invoice waits to be uploaded for this application.
  const isInvoiceOnItsWay = invoice && isUnsent(invoice);
  // Focuses the heading, because the focus may have been in the form, which has just been removed.
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
  return (
    <Page title={words}>
      <End label="Your application" picture={id ? <Tick /> : <Clock />} isWaiting={!id}>
        {id ? (
          <p>
            <span className="visually-hidden">Your application was sent, </span>
            <Reference>{referenceOf(id)}</Reference>
          </p>
        ) : (
          <p>
            {item.state === 'waiting' || item.state === 'sending'
              ? "We've saved it and will send it for you."
              : "We've saved it. Open What's next to send it."}
          </p>
        )}
      </End>
      <ButtonLink to={paths.applicationReceived}>What's next</ButtonLink>
      {item.state === 'sent' && !isInvoiceOnItsWay && (
        <Button isPlain onClick={() => void startNewApplication(item)}>
          Start a new application
        </Button>
      )}
    </Page>
  );
}

/**
 * Deletes the previous application's data, including the chosen invoice. The next applicant is probably
 * another student, who must not see it.
 */
async function startNewApplication(item: OutboxItem): Promise<void> {
  credentials.forgetAll();
  const { deleteChosenInvoice } = await import('#session/chosen-invoice.ts');
  await Promise.all([applicationDraft.clear(), deleteChosenInvoice()]);
  await outbox.forget((each) => each.id === item.id);
}
