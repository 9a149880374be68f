import { useLocation, useNavigate } from 'react-router-dom';
import { session } from '#api/session.ts';
import type { Evaluation } from '#engine/core/index.ts';
import {
  freelanceSurvey,
  freelanceSurveyDraft,
  freelanceSurveyFrom,
  toFreelanceSurvey,
} from '#forms/freelance-survey.ts';
import { enqueueFreelanceSurvey } from '#outbox/portal-outbox.ts';
import { rememberSubmitted } from '#outbox/submitted-answers.ts';
import { paths } from '#paths';
import type { LoginState } from '../login/login-state.ts';
import { FlowPage } from './FlowPage.tsx';
import { FlowStatus } from './FlowStatus.tsx';
import { usePrefill } from './use-prefill.ts';

/** A prerendered page is taken over with what the phone has kept. */
export const ready = freelanceSurveyDraft.load;

/** Open to everyone; to send it, a student logs in and comes back. */
export function FreelanceSurveyPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  usePrefill(freelanceSurveyDraft, freelanceSurveyFrom);

  async function submit(evaluation: Evaluation) {
    const user = session.current()?.user;
    if (!user) {
      const notice = 'Log in to send your survey. Your answers are saved, and you come back to them.';
      return navigate(paths.login, { state: { from: pathname, notice } satisfies LoginState });
    }
    await rememberSubmitted('freelance-survey', freelanceSurveyDraft);
    await enqueueFreelanceSurvey(toFreelanceSurvey(evaluation, user));
    navigate(freelanceSurvey.definition.submit!.go);
  }

  return (
    <FlowPage
      flow={freelanceSurvey}
      draft={freelanceSurveyDraft}
      onSubmit={submit}
      // The last page is shown whatever became of the survey, so it says what did.
      outcome={({ kind }) => <FlowStatus kind="freelance-survey" isEnd={kind === 'end'} />}
    />
  );
}
