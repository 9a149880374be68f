/** The query of GET /deposits and GET /invoices. */
export interface TransactionsQuery {
  readonly student_id: string;
}

export interface TransactionsResponse {
  readonly results: readonly TransactionRecord[];
}

export interface TransactionRecord {
  readonly id: string;
  /** The title of the transaction. */
  readonly memo: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** In dalasi. */
  readonly amount: number;
}
