/** `flat` is in dalasi. `percentage` is in per cent of the first tuition advance. */
interface ApplicationFee {
  readonly flat: number;
  readonly percentage: number;
}

/** Returns the fee in dalasi: the flat amount or, if that is 0, a percentage of the first tuition advance. */
export function applicationFee({ flat, percentage }: ApplicationFee, firstAdvance: number): number {
  // Dalasi times per cent is an amount in bututs, so `Math.round` rounds to whole bututs.
  return flat > 0 ? flat : Math.round(firstAdvance * percentage) / 100;
}
