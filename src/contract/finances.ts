/** The response to GET /applications/{user}/finances. Amounts are in dalasi. */
export interface FinancesResponse {
  /** Negative if the student is behind on payments. */
  readonly deposited_minus_expected: number;
  /** null until the application fee is set. */
  readonly application_fee: number | null;
  /** The unpaid part of everything invoiced; negative if overpaid. */
  readonly balance: number;
}
