/** What a university asks for an application: dalasi, or per cent. */
interface ApplicationFee {
  readonly flat: number;
  readonly percentage: number;
}

/** The application fee: the flat amount, or where that is 0 a percentage of the first advance. Dalasi. */
export function applicationFee({ flat, percentage }: ApplicationFee, firstAdvance: number): number {
  // Per cent of dalasi are bututs.
  return flat > 0 ? flat : Math.round(firstAdvance * percentage) / 100;
}
