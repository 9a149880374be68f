import { useEffect } from 'react';
import { type Flow, groupByStep, type Payload } from '#engine/core/index.ts';
import { draftOf } from '#forms/drafts.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';

/** What was sent without a name has left no draft behind: where it was refused, its answers come back to be mended. */
export function useRefusedAnswers(form: Flow, item: OutboxItem | undefined): void {
  const refused = item?.state === 'refused' && item.form?.isAnonymous ? item : undefined;
  useEffect(() => {
    if (!refused) return;
    const draft = draftOf(form);
    draft.load().then(({ answers }) => {
      if (Object.keys(answers).length > 0) return;
      for (const [step, given] of Object.entries(groupByStep(form, refused.payload as Payload)))
        draft.change(step, given);
    });
  }, [form, refused]);
}
