/** GET /deposits?student_id={user} and GET /invoices?student_id={user}. */
export interface TransactionsQuery {
  readonly student_id: string;
}

export interface TransactionsResponse {
  readonly results: readonly TransactionRecord[];
}

export interface TransactionRecord {
  readonly id: string;
  /** The title. */
  readonly memo: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Dalasi. */
  readonly amount: number;
}
