import type { Budget } from '../database/tables.ts';
import { type Database, type DatabaseTransaction, transaction } from '../database/transaction.ts';

const hour = 60 * 60_000;

export function createClientBudgets(
  database: Database,
  now: () => number,
  most: { readonly [name in Budget]: number },
) {
  return {
    /**
     * Takes the amount from the budget, or nothing if too little is left. `waitMs` is 0 if the amount was
     * taken, and otherwise the time until the budget is full again. `isFirst` is true if nothing was rejected
     * earlier in this hour, because only the first rejection of an hour is logged.
     */
    consume(client: string, budget: Budget, amount: number) {
      const at = now();
      return transaction(database, async (trx) => {
        await endedHours(trx, at).where('client', '=', client).execute();
        const fresh = { client, budget, since: at, spent: 0, refused: 0 };
        const { since, spent, refused } = await trx
          .insertInto('client_budgets')
          .values(fresh)
          // This update changes nothing, but locks and returns the row.
          .onConflict((conflict) => conflict.columns(['client', 'budget']).doUpdateSet({ client }))
          .returning(['since', 'spent', 'refused'])
          .executeTakeFirstOrThrow();
        const isLeft = spent + amount <= most[budget];
        await trx
          .updateTable('client_budgets')
          .set(isLeft ? { spent: spent + amount } : { refused: refused + 1 })
          .where('client', '=', client)
          .where('budget', '=', budget)
          .execute();
        return { waitMs: isLeft ? 0 : since + hour - at, isFirst: refused === 0 };
      });
    },

    /** Returns a part of the amount to the budget. Has no effect once a new hour has begun. */
    refund: (client: string, budget: Budget, amount: number, takenAt: number) =>
      transaction(database, (trx) =>
        trx
          .updateTable('client_budgets')
          .set((row) => ({ spent: row('spent', '-', amount) }))
          .where('client', '=', client)
          .where('budget', '=', budget)
          .where('since', '<=', takenAt)
          .execute(),
      ),

    list: () =>
      database
        .selectFrom('client_budgets')
        .where('since', '>', now() - hour)
        .orderBy('refused', 'desc')
        .orderBy('spent', 'desc')
        .orderBy('client')
        .select(['client', 'budget', 'since', 'spent', 'refused'])
        .execute(),

    sweep: () => transaction(database, (trx) => endedHours(trx, now()).execute()),
  };
}

function endedHours(trx: DatabaseTransaction, at: number) {
  return trx.deleteFrom('client_budgets').where('since', '<=', at - hour);
}
