/** A university's application fee, in dalasi or per cent. */
interface ApplicationFee {
  readonly flat: number;
  readonly percentage: number;
}

/** The application fee in dalasi: the flat amount, or if that is 0 a percentage of the first advance. */
export function applicationFee({ flat, percentage }: ApplicationFee, firstAdvance: number): number {
  // A percentage of dalasi is in bututs.
  return flat > 0 ? flat : Math.round(firstAdvance * percentage) / 100;
}
