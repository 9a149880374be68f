import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '#api/http/api-error.ts';
import { session } from '#api/session.ts';
import type { Evaluation } from '#engine/core/index.ts';
import { businessLoan, businessLoanDraft, businessLoanFrom, toBusinessLoan } from '#forms/business-loan.ts';
import { nextOutcome } from '#outbox/next-outcome.ts';
import { enqueueBusinessLoan, latestItem } from '#outbox/portal-outbox.ts';
import { rememberSubmitted } from '#outbox/submitted-answers.ts';
import { useOnSent } from '#outbox/use-on-sent.ts';
import { useOutbox } from '#outbox/use-outbox.ts';
import { paths } from '#paths';
import { FlowPage } from './FlowPage.tsx';
import { FlowStatus } from './FlowStatus.tsx';
import { usePrefill } from './use-prefill.ts';

const { steps, submit: submission } = businessLoan.definition;
const lastForm = steps.find((step) => step.submit)!.path;

/**
 * Terms, five steps, and a last page that is reached once the application was accepted. The
 * outbox sends it: where the answer does not come the student is told so and stays, and it goes by itself later.
 */
export function BusinessLoanPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  usePrefill(businessLoanDraft, businessLoanFrom);
  useOnSent(latestItem('business-loan', useOutbox()), () => {
    if (pathname === lastForm) navigate(submission!.go);
  });

  async function submit(evaluation: Evaluation) {
    const user = session.current()?.user;
    if (!user) return navigate(paths.landing); // signed out in another tab
    await rememberSubmitted('business-loan', businessLoanDraft);
    const item = await nextOutcome(await enqueueBusinessLoan(toBusinessLoan(evaluation, user)));
    if (item?.state === 'refused') throw new ApiError('status', { serverMessage: item.problem });
    if (item?.state === 'waiting')
      throw new ApiError('status', { serverMessage: 'It is kept and goes by itself.' });
  }

  return (
    <FlowPage
      flow={businessLoan}
      draft={businessLoanDraft}
      onSubmit={submit}
      outcome={({ kind }) => <FlowStatus kind="business-loan" isEnd={kind === 'end'} />}
    />
  );
}
