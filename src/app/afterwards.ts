import { outbox } from '#api/deliveries.ts';
import { followSignOut } from '#pages/sign-out.ts';

/** What the first paint does not wait for. */
void outbox.start();
followSignOut();
