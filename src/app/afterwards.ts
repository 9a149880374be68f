import { outbox } from '#api/deliveries.ts';
import { sweepFiles } from '#engine/files.ts';
import { followOtherTabs } from '#pages/other-tabs.ts';
import { followSentApplications } from '#pages/sent-application.ts';

/** What the first paint does not wait for. */
void outbox.start();
followSentApplications();
followOtherTabs();
void sweepFiles();
