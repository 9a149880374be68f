export interface TransactionsQuery {
  readonly student_id: string;
}

export interface TransactionsResponse {
  readonly results: readonly TransactionRecord[];
}

export interface TransactionRecord {
  readonly id: string;
  readonly memo: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** In dalasi. */
  readonly amount: number;
}
