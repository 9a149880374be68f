import type { Answer } from '../core/answers.ts';
import { withFormsDatabase } from './database.ts';
import { isDraftOpen } from './drafts/drafts.ts';
import { areExpired } from './expiry.ts';
import { deleteExpiredFiles } from './files.ts';

/**
 * Deletes expired drafts and files. Keeps drafts that this tab has loaded, files that a remaining draft
 * refers to, and the files `keptIds`, which still have to be sent. `time` is the server's time in epoch
 * milliseconds. `daysOfFlows` returns the number of days after which each flow's draft expires. If a flow has
 * no number, its draft expires after the largest number.
 */
export async function deleteExpiredForms(
  time: number,
  daysOfFlows: () => Promise<Readonly<Record<string, number>>>,
  keptIds: readonly string[],
): Promise<void> {
  const hasDrafts = await withFormsDatabase(async (forms) => (await forms.count('drafts')) > 0);
  const days = hasDrafts ? await daysOfFlows() : {};
  const longest = Math.max(0, ...Object.values(days));
  const answers = await withFormsDatabase(async (forms) => {
    const { store, done } = forms.transaction('drafts', 'readwrite');
    const steps = await store.getAll();
    const isOver = (flow: string) =>
      !isDraftOpen(flow) &&
      areExpired(
        steps.filter((each) => each.flow === flow),
        days[flow] ?? longest,
        time,
      );
    const over = steps.filter(({ flow }) => isOver(flow));
    await Promise.all([...over.map(({ flow, version, step }) => store.delete([flow, version, step])), done]);
    return steps.flatMap((step) => (over.includes(step) ? [] : textsIn(step.answers)));
  });
  await deleteExpiredFiles(time, [...answers, ...keptIds]);
}

function textsIn(answer: Answer): string[] {
  if (typeof answer === 'string') return [answer];
  return typeof answer === 'object' ? Object.values(answer).flatMap(textsIn) : [];
}
