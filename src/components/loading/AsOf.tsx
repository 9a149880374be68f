import { environment } from '#engine/core/index.ts';
import { asOf } from './load-messages.ts';

interface AsOfProps {
  readonly query: { readonly asOf?: number };
}

/** When data that could not be refreshed was loaded; nothing for fresh data. */
export function AsOf({ query }: AsOfProps) {
  if (query.asOf === undefined) return null;
  return <p className="small quiet">{asOf(query.asOf, environment().today())}</p>;
}
