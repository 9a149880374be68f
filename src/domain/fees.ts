/** `flat` is in dalasi, `percentage` in per cent of the first tuition advance. */
interface ApplicationFee {
  readonly flat: number;
  readonly percentage: number;
}

/** Returns the fee in dalasi: the flat amount or, if that is 0, a percentage of the first tuition advance. */
export function applicationFee({ flat, percentage }: ApplicationFee, firstAdvance: number): number {
  // Dalasi multiplied by per cent are bututs, so the result is rounded to whole bututs.
  return flat > 0 ? flat : Math.round(firstAdvance * percentage) / 100;
}
