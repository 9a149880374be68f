import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '#components/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { whyClosed } from '#domain/opening-days.ts';
import { addressOf, type Flow, type FlowDefinition, nounOf, stepAt } from '#engine/core/index.ts';
import { draftOf } from '#forms/drafts.ts';
import { serverTime, setClock, subscribeToToday, today } from '../../clock.ts';
import { useLazyModule } from '../use-lazy-module.ts';
import { useSinglePress } from '../use-single-press.ts';
import { FlowPage } from './FlowPage.tsx';
import { ready } from './ready.ts';

const loadDelivery = () => import('./QuestionnaireDelivery.tsx');

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
  const [isNothingSent, setNothingSent] = useState(false);
  const isEmptyEnd = isEnd && isNothingSent;
  const notTaken = isEnd ? undefined : (closed ?? sentOnce);
  useSinglePress(isEnd);
  const status = delivery && <delivery.FlowStatus form={id} isEnd={isEnd} />;
  return (
    <>
      {delivery && (
        <delivery.Delivery
          form={form}
          isEnd={isEnd}
          onSentOnce={setSentOnce}
          onNothingSent={setNothingSent}
        />
      )}
      {notTaken || isEmptyEnd ? (
        <Page title={title} bar={header}>
          <p className="notice notice-plain">
            {notTaken ?? `We can't find your ${nounOf(form.definition)} on this device.`}
          </p>
          {isEmptyEnd && !closed && (
            <ButtonLink to={addressOf(form, form.definition.steps[0]!)}>Start</ButtonLink>
          )}
          {back && (
            <ButtonLink isPlain to={back}>
              Back
            </ButtonLink>
          )}
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
          // The form's last page may be shown before the answers are sent, so the outcome says whether they
          // have been.
          outcome={status}
          footer={delivery && <delivery.SupportLine />}
        />
      )}
    </>
  );
}

function useClosed(definition: FlowDefinition): string | undefined {
  const day = useSyncExternalStore(subscribeToToday, today, today);
  const closed = whyClosed(definition, nounOf(definition), day);
  useEffect(() => {
    if (closed && serverTime() === undefined) askTime();
  }, [closed]);
  return closed;
}

/**
 * Asks the server for the time, because a phone's clock may be years off. Without a network, the portal
 * continues to use the phone's clock.
 */
function askTime(): void {
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
    .then(({ headers }) => setClock(headers.get('date')))
    .catch(() => undefined);
}
