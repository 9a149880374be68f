import { useNavigate } from 'react-router-dom';
import { applyForBusinessLoan } from '#api/business-loan.ts';
import { session } from '#api/session.ts';
import type { Walk } from '#engine/flow.ts';
import { businessLoan, businessLoanDraft, businessLoanFrom, toBusinessLoan } from '#forms/business-loan.ts';
import { paths } from '#paths';
import { FlowPage } from './FlowPage.tsx';
import { usePrefill } from './use-prefill.ts';

/** Terms, five steps, and a last page that is reached once the application was accepted (portal.md §2, §7). */
export function BusinessLoanPage() {
  const navigate = useNavigate();
  usePrefill(businessLoanDraft, businessLoanFrom);

  async function submit(walk: Walk) {
    const user = session.current()?.user;
    if (!user) return navigate(paths.landing); // signed out in another tab
    await applyForBusinessLoan(toBusinessLoan(walk, user));
    navigate(businessLoan.definition.submit!.go);
    await businessLoanDraft.clear();
  }

  return <FlowPage flow={businessLoan} draft={businessLoanDraft} onSubmit={submit} />;
}
