import { dalasi } from '#domain/bututs.ts';
import { requireOwnApplication } from '../auth/authenticate.ts';
import type { Backend } from '../backend.ts';
import { zipped } from '../http/zipped.ts';
import type { Api } from '../openapi/schema.ts';
import { listDeposits, listInvoices, readFinances } from './schemas.ts';

const lists = [
  ['/deposits', 'deposit', listDeposits],
  ['/invoices', 'invoice', listInvoices],
] as const;

export function moneyRoutes(api: Api, backend: Backend): void {
  api.get('/applications/:user/finances', { schema: readFinances }, async (request) => {
    const { id, applicationFee } = await requireOwnApplication(request, backend, request.params.user);
    const today = backend.today();
    const { invoiced, expected, deposited } = await backend.transactions.sums(id, today);
    return {
      deposited_minus_expected: dalasi(deposited - expected),
      application_fee: applicationFee === null ? null : dalasi(applicationFee),
      balance: dalasi(invoiced - deposited),
    };
  });

  for (const [path, kind, schema] of lists) {
    api.get(path, { schema, onSend: zipped }, async (request) => {
      const { id } = await requireOwnApplication(request, backend, request.query.student_id);
      const rows = await backend.transactions.list(id, kind);
      return { results: rows.map((row) => ({ ...row, amount: dalasi(row.amount) })) };
    });
  }
}
