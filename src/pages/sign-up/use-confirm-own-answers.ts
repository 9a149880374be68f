import { useState } from 'react';
import type { Registrant } from './typed-answers.ts';

/** Fetched ahead (routes.tsx). Without it the registration goes on. */
const typedAnswers = () => import('./typed-answers.ts');

/** Asks a student who registers about answers that may be another's, and registers then. */
export function useConfirmOwnAnswers(register: () => Promise<void>) {
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    async begin(registrant: Registrant): Promise<void> {
      const isDoubtful = await typedAnswers()
        .then((part) => part.areTypedByAnother(registrant))
        .catch(console.error);
      if (isDoubtful) setAsking(true);
      else await register();
    },
    async answer(areOwn: boolean): Promise<void> {
      setAsking(false);
      if (!areOwn) await (await typedAnswers()).startAfresh();
      await register();
    },
  };
}
