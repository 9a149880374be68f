/** GET /applications/{user}/finances. Amounts are dalasi. */
export interface FinancesResponse {
  /** Negative: behind on the payments. */
  readonly deposited_minus_expected: number;
  /** null until the application fee is set. */
  readonly application_fee: number | null;
  /** What is still to be paid of everything invoiced; negative when more was paid. */
  readonly balance: number;
}
