import { useState } from 'react';
import { Button, PlainButton } from '#components/Button.tsx';
import { ConfirmPanel } from '#components/ConfirmPanel.tsx';
import type { Registrant } from './typed-answers.ts';

/** Prefetched (routes.ts). If it fails to load, the registration continues without asking. */
const typedAnswers = () => import('./typed-answers.ts');

/** Before registering, asks whose answers the phone has stored, if they seem to belong to another registration. */
export function useConfirmOwnAnswers(register: () => Promise<void>) {
  const [isAsking, setAsking] = useState(false);

  async function answer(areOwn: boolean): Promise<void> {
    setAsking(false);
    if (!areOwn) await (await typedAnswers()).clearAnswers();
    await register();
  }

  return {
    async begin(registrant: Registrant): Promise<void> {
      const isOtherStudent = await typedAnswers()
        .then((part) => part.areTypedByAnother(registrant))
        .catch(console.error);
      if (isOtherStudent) setAsking(true);
      else await register();
    },
    /** Undefined while no confirmation is needed. */
    question: isAsking ? (
      <ConfirmPanel look="waiting" title="Someone started an application on this device." text="Was it you?">
        <Button onClick={() => void answer(true)}>Yes, use them</Button>
        <PlainButton onClick={() => void answer(false)}>No, start again</PlainButton>
      </ConfirmPanel>
    ) : undefined,
  };
}
