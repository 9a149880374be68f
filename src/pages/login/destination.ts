import type { Destination } from '#api/login.ts';
import { paths } from '#paths';

/** Returns the path of the destination, or Home's path and a notice if the destination is unknown. */
export function pathOf(destination: Destination): [string, { state?: { notice: string } }] {
  if (destination === 'upload') return [paths.homeUploadInvoice, {}];
  if (destination === 'home') return [paths.home, {}];
  return [paths.home, { state: { notice: 'We could not check whether you have uploaded your invoice.' } }];
}
