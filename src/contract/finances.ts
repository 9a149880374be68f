/** The response to GET /applications/{user}/finances. Amounts are in dalasi. */
export interface FinancesResponse {
  /** The deposits less the invoices due by today. This is negative if the student is behind on payments. */
  readonly deposited_minus_expected: number;
  /** This is null until the lender sets the fee. */
  readonly application_fee: number | null;
  /** All invoices less all deposits. This is negative if the student has overpaid. */
  readonly balance: number;
}
