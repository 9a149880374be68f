import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { keepFreelanceSurvey, lastFreelanceSurvey, outbox } from '#api/deliveries.ts';
import { session } from '#api/session.ts';
import { SubmissionStatus } from '#components/SubmissionStatus.tsx';
import type { Walk } from '#engine/flow.ts';
import {
  freelanceSurvey,
  freelanceSurveyDraft,
  freelanceSurveyFrom,
  toFreelanceSurvey,
} from '#forms/freelance-survey.ts';
import { paths } from '#paths';
import { FlowPage } from './FlowPage.tsx';
import type { LoginState } from './login-state.ts';
import { shownProblem, shownState } from './shown-state.ts';
import { useOutbox } from './use-outbox.ts';
import { usePrefill } from './use-prefill.ts';

const [firstStep] = freelanceSurvey.definition.steps;

/** Open to everyone; to send it, a student logs in and comes back (portal.md §2, decisions.md 15). */
export function FreelanceSurveyPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  usePrefill(freelanceSurveyDraft, freelanceSurveyFrom);

  async function submit(walk: Walk) {
    const user = session.current()?.user;
    if (!user) {
      const notice = 'Log in to send your survey. Your answers are saved, and you come back to them.';
      return navigate(paths.login, { state: { from: pathname, notice } satisfies LoginState });
    }
    await keepFreelanceSurvey(toFreelanceSurvey(walk, user));
    navigate(freelanceSurvey.definition.submit!.go);
  }

  return (
    <FlowPage
      flow={freelanceSurvey}
      draft={freelanceSurveyDraft}
      onSubmit={submit}
      outcome={<SurveyStatus />}
    />
  );
}

/** The last page is shown whatever became of the survey (portal.md §4), so it says what did. */
function SurveyStatus() {
  const { pathname } = useLocation();
  const item = lastFreelanceSurvey(useOutbox());
  const isSent = item?.state === 'sent';
  useEffect(() => {
    if (isSent) void freelanceSurveyDraft.clear();
  }, [isSent]);
  if (!item) return null;
  const state = shownState(item);
  return (
    <SubmissionStatus
      what="survey"
      state={state}
      problem={shownProblem(item)}
      onTryAgain={() => void outbox.tryAgain()}
    >
      {state === 'needs-login' && (
        <Link to={paths.login} state={{ from: pathname } satisfies LoginState} className="button">
          Log in
        </Link>
      )}
      {state === 'refused' && (
        <Link to={firstStep!.path!} className="button button-plain">
          Check your answers
        </Link>
      )}
    </SubmissionStatus>
  );
}
