import type { DatabaseTransaction } from './transaction.ts';

/** An update that changes nothing: on both databases it locks the rows that it is narrowed to until the transaction is over. */
export function lock(trx: DatabaseTransaction, table: 'applications' | 'students') {
  return trx.updateTable(table).set((row) => ({ id: row.ref('id') }));
}
