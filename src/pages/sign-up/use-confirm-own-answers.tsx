import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { ConfirmPanel } from '#components/ConfirmPanel.tsx';
import type { Registrant } from './typed-answers.ts';

/**
 * page-routes.ts prefetches typed-answers.ts. If it does not load, the registration continues without asking
 * whose answers are stored on the phone.
 */
const typedAnswers = () => import('./typed-answers.ts');

/**
 * If another person may have typed the answers stored on this phone, asks the student before the registration
 * whether the answers are their own.
 */
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
    question: isAsking ? (
      <ConfirmPanel look="waiting" title="Someone started an application on this device." text="Was it you?">
        <Button onClick={() => void answer(true)}>Yes, use them</Button>
        <Button isPlain onClick={() => void answer(false)}>
          No, start again
        </Button>
      </ConfirmPanel>
    ) : undefined,
  };
}
