import type { Destination } from '#api/login.ts';
import { paths } from '#paths';

/** Converts a log-in's destination to arguments for `navigate`. If it is uncertain, Home shows a notice. */
export function pathOf(destination: Destination): [string, { state?: { notice: string } }] {
  if (destination === 'upload') return [paths.homeUploadInvoice, {}];
  if (destination === 'home') return [paths.home, {}];
  return [paths.home, { state: { notice: 'We could not check whether you have uploaded your invoice.' } }];
}
