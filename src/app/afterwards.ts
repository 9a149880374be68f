import { outbox } from '#api/deliveries.ts';
import { sweepFiles } from '#engine/files.ts';
import { followOtherTabs } from '#pages/other-tabs.ts';
import { followSentItems } from '#pages/sent-items.ts';

/** What the first paint does not wait for. */
void outbox.start();
followSentItems();
followOtherTabs();
void sweepFiles();
