import { environment } from '#engine/core/index.ts';
import { asOf } from './load-messages.ts';

interface AsOfProps {
  readonly query: { readonly asOf?: number };
}

/** Beside what could not be asked for anew: when it came. Nothing beside what is fresh. */
export function AsOf({ query }: AsOfProps) {
  if (query.asOf === undefined) return null;
  return <p className="small quiet">{asOf(query.asOf, environment().today())}</p>;
}
