import { ButtonLink } from '#components/Button.tsx';
import { application } from '#forms/application.ts';

/**
 * A link to the review of all answers. This module is loaded only after a refusal, because the page does not need the
 * application's form otherwise.
 */
export function ReviewLink() {
  const { steps } = application.definition;
  const review = steps.find(({ kind }) => kind === 'review') ?? steps[0];
  return <ButtonLink to={review!.path!}>Check your answers</ButtonLink>;
}
