import {
  knownAddresses,
  leadsIntoTheMiddle,
  leadsNowhere,
} from '../../schemas/check/rules/flows/addresses.ts';
import type { Finding } from '../../schemas/source/finding.ts';
import { flowsOf } from '../../schemas/source/flows.ts';
import type { Source } from '../../schemas/source/product.ts';
import { portalOf } from '../portal-json.ts';

export function* buttons(source: Source): Iterable<Finding> {
  const portal = portalOf(source);
  const known = knownAddresses(source);
  if (!portal || !known) return;
  for (const [at, { buttons = [] }] of (portal.value.resources ?? []).entries()) {
    for (const [index, { path }] of buttons.entries()) {
      const place = ['resources', at, 'buttons', index, 'path'];
      yield* leadsNowhere(portal, place, path, known);
      yield* leadsIntoTheMiddle(portal, place, path, flowsOf(source));
    }
  }
}
