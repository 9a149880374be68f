import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PlainButtonLink } from '#components/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { type Flow, stepAt } from '#engine/core/index.ts';
import { draftOf } from '#forms/drafts.ts';
import { useLazyModule } from '../use-lazy-module.ts';
import { useSinglePress } from '../use-single-press.ts';
import { FlowPage } from './FlowPage.tsx';
import { ready } from './ready.ts';
import { useClosed } from './use-closed.ts';

const loadDelivery = () => import('./QuestionnaireDelivery.tsx');

/**
 * Of a form that a student or anyone sends: its page, and what that reads before it is shown. The outbox sends it: where
 * the answer does not come, the person is told so, and it goes by itself later.
 */
export function pageOf(form: Flow) {
  return {
    Component: () => <QuestionnairePage form={form} />,
    ready: () => ready(form, draftOf(form)),
  };
}

function QuestionnairePage({ form }: { form: Flow }) {
  const { id, title, header, back } = form.definition;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isEnd = stepAt(form, pathname, search).kind === 'end';
  const [delivery, neededDelivery] = useLazyModule(loadDelivery);
  const closed = useClosed(form.definition);
  const [sentOnce, setSentOnce] = useState<string>();
  const notTaken = closed ?? sentOnce;
  useSinglePress(isEnd);
  const status = delivery && <delivery.FlowStatus form={id} isEnd={isEnd} />;
  return (
    <>
      {delivery && <delivery.Delivery form={form} isEnd={isEnd} onSentOnce={setSentOnce} />}
      {notTaken && !isEnd ? (
        <Page title={title} bar={header}>
          <p className="notice notice-plain">{notTaken}</p>
          {back && <PlainButtonLink to={back}>Back</PlainButtonLink>}
          {status}
        </Page>
      ) : (
        <FlowPage
          flow={form}
          draft={draftOf(form)}
          onSubmit={async (evaluation) => {
            const { send } = await neededDelivery();
            await send(form, evaluation, { navigate, from: pathname + search });
          }}
          // The last page is shown whatever became of the answers, so it says what did.
          outcome={status}
        />
      )}
    </>
  );
}
