import type { Finding } from '../../../source/finding.ts';
import { asks, type FlowSource, type StepSource } from '../../../source/flows.ts';
import { placeOfValue } from '../../../source/source.ts';
import { eachFlow } from '../rule.ts';

/**
 * Checks that the submit button is on the review step or, if there is none, on the last step before the end.
 * A content step at the end of a guide, which sends nothing, needs none. The review step must come after all
 * questions.
 */
export const submitButton = eachFlow(function* (flow) {
  const review = flow.steps.find(({ kind }) => kind === 'review');
  if (review) yield* wrongReview(flow, review);
  else yield* withoutButton(flow);
});

function* wrongReview(flow: FlowSource, review: StepSource): Iterable<Finding> {
  const place = placeOfValue(flow.file, [...review.path, 'id']);
  const later = flow.steps.slice(flow.steps.indexOf(review)).find(asks);
  if (later) {
    const message = `The review comes before the questions of "${later.id}", so nobody could look at those answers.`;
    yield { ...place, message, fix: `Move "${review.id}" below "${later.id}".` };
  }
  if (!review.entry.submit?.trim()) {
    const message = `People could send nothing: the review "${review.id}" has no button.`;
    yield { ...place, message, fix: 'Add "submit": "…", with the words of the button.' };
  }
}

function* withoutButton(flow: FlowSource): Iterable<Finding> {
  const last = flow.steps.findLast(({ kind }) => kind !== 'end');
  if (!last || last.entry.submit?.trim()) return;
  const isSent = flow.steps.some(asks) && flow.file.value.submit?.who !== 'nobody';
  if (!asks(last) && !isSent) return;
  const message = `The last step "${last.id}" has no words for the button that sends, and no review comes after it.`;
  const fix =
    'Add "submit": "…" to it, with the words of the button, or a review below it: { "id": "review", "kind": "review", "submit": "…" }.';
  yield { ...placeOfValue(flow.file, [...last.path, 'id']), message, fix };
}
