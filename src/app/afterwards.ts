import { sweepFiles } from '#engine/files.ts';
import { openOutbox } from '#pages/open-outbox.ts';
import { followOtherTabs } from '#pages/other-tabs.ts';
import { followSentItems } from '#pages/sent-items.ts';

/** What the first paint does not wait for. */
void openOutbox();
followSentItems();
followOtherTabs();
void sweepFiles();
