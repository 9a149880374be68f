import type { Answer } from '../core/answers.ts';
import { withFormsDatabase } from './database.ts';
import { isDraftOpen } from './drafts/drafts.ts';
import { isDraftExpired } from './drafts/read-draft.ts';
import { sweepFiles } from './files.ts';

/**
 * Removes what nobody came back for, by the server's time in epoch milliseconds: drafts as old as their flow allows,
 * but for those that this tab has open, and with them their files. `daysOfFlows` is asked only where there are drafts;
 * one of a flow that this version does not know stays as long as the longest. Files that still have to be sent are
 * spared.
 */
export async function sweepForms(
  time: number,
  daysOfFlows: () => Promise<Readonly<Record<string, number>>>,
  spared: readonly string[],
): Promise<void> {
  const hasDrafts = await withFormsDatabase(async (forms) => (await forms.count('drafts')) > 0);
  const days = hasDrafts ? await daysOfFlows() : {};
  const longest = Math.max(0, ...Object.values(days));
  const answers = await withFormsDatabase(async (forms) => {
    const { store, done } = forms.transaction('drafts', 'readwrite');
    const steps = await store.getAll();
    const isOver = (flow: string) =>
      !isDraftOpen(flow) &&
      isDraftExpired(
        steps.filter((each) => each.flow === flow),
        days[flow] ?? longest,
        time,
      );
    const over = steps.filter(({ flow }) => isOver(flow));
    await Promise.all([...over.map(({ flow, version, step }) => store.delete([flow, version, step])), done]);
    return steps.flatMap((step) => (over.includes(step) ? [] : textsIn(step.answers)));
  });
  await sweepFiles(time, [...answers, ...spared]);
}

/** Every text among answers: one of them may name a file. */
function textsIn(answer: Answer): string[] {
  if (typeof answer === 'string') return [answer];
  return typeof answer === 'object' ? Object.values(answer).flatMap(textsIn) : [];
}
