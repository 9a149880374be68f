import type { FastifyInstance } from 'fastify';
import type { FinancesResponse } from '#contract/finances.ts';
import type { TransactionsQuery, TransactionsResponse } from '#contract/transactions.ts';
import { dalasi } from '#domain/bututs.ts';
import { todayInBanjul } from '#domain/dates.ts';
import type { Backend } from '../backend.ts';
import { ownApplication } from '../logged-in.ts';

interface Params {
  readonly user: string;
}

const ofStudent = {
  querystring: {
    type: 'object',
    required: ['student_id'],
    properties: { student_id: { type: 'string' } },
  },
};

const lists = { '/deposits': 'deposit', '/invoices': 'invoice' } as const;

/** How a student stands with the payments (portal.md §7). */
export function moneyRoutes(api: FastifyInstance, backend: Backend): void {
  api.get<{ Params: Params }>('/applications/:user/finances', async (request): Promise<FinancesResponse> => {
    const { id, applicationFee } = await ownApplication(request, backend, request.params.user);
    const today = todayInBanjul(new Date(backend.now()));
    const { invoiced, expected, deposited } = await backend.transactions.sums(id, today);
    return {
      deposited_minus_expected: dalasi(deposited - expected),
      application_fee: applicationFee === null ? null : dalasi(applicationFee),
      balance: dalasi(invoiced - deposited),
    };
  });

  for (const [path, kind] of Object.entries(lists)) {
    api.get<{ Querystring: TransactionsQuery }>(
      path,
      { schema: ofStudent },
      async (request): Promise<TransactionsResponse> => {
        const { id } = await ownApplication(request, backend, request.query.student_id);
        const rows = await backend.transactions.list(id, kind);
        return { results: rows.map((row) => ({ ...row, amount: dalasi(row.amount) })) };
      },
    );
  }
}
