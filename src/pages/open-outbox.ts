import { credentials } from '#api/credentials.ts';
import { outbox } from '#api/deliveries.ts';

/** A reload has forgotten who registered last; the phone that is kept with the draft says whose items to show. */
export async function openOutbox(): Promise<void> {
  if (!credentials.phone() && !credentials.password()) {
    const { keptPhone } = await import('./registration.ts');
    const phone = await keptPhone();
    if (phone) credentials.keep({ phone });
  }
  await outbox.start();
}
