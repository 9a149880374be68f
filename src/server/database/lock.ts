import type { DatabaseTransaction } from './transaction.ts';

/**
 * An update that changes nothing, to be narrowed to some rows: on both databases it locks them until the transaction is
 * over.
 */
export function lock(trx: DatabaseTransaction, table: 'applications' | 'students') {
  return trx.updateTable(table).set((row) => ({ id: row.ref('id') }));
}
