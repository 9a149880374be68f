/** The response to GET /applications/{user}/finances. Amounts are in dalasi. */
export interface FinancesResponse {
  /** Deposits less the invoices due by today. Negative if the student is behind on payments. */
  readonly deposited_minus_expected: number;
  /** null until the lender sets the fee. */
  readonly application_fee: number | null;
  /** All invoices less all deposits. Negative if the student has overpaid. */
  readonly balance: number;
}
