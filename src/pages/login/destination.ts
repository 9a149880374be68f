import type { Destination } from '#api/login.ts';
import { paths } from '#paths';

/** Where a log-in leads, as the arguments of `navigate`. A doubt is said there. */
export function pathOf(destination: Destination): [string, { state?: { notice: string } }] {
  if (destination === 'upload') return [paths.homeUploadInvoice, {}];
  if (destination === 'home') return [paths.home, {}];
  return [paths.home, { state: { notice: 'We could not check whether you have uploaded your invoice.' } }];
}
