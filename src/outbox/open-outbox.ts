import { credentials } from '#api/credentials.ts';
import { textOf } from '#engine/core/index.ts';
import { loadStoredStep } from '#engine/storage/index.ts';
import { outbox } from './portal-outbox.ts';

let opened: Promise<void> | undefined;

/** Sends what an earlier visit left, once a visit: asking again would only skip the waits between tries. */
export function openOutbox(): Promise<void> {
  opened ??= open();
  return opened;
}

/**
 * A reload has forgotten who registered last; the phone number in the sign-up's draft says whose items to show. It is
 * read without loading the form, which most pages do not need.
 */
async function open(): Promise<void> {
  if (!credentials.phone() && !credentials.password()) {
    const kept = await loadStoredStep('sign-up', 'register');
    if (kept?.mobileNumber) credentials.keep({ phone: textOf(kept.mobileNumber) });
  }
  await outbox.start();
}
