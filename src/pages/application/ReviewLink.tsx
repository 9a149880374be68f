import { ButtonLink } from '#components/Button.tsx';
import { application } from '#forms/application.ts';

/** Loaded only after a refusal, because the page needs the application's form for nothing else. */
export function ReviewLink() {
  const { steps } = application.definition;
  const review = steps.find(({ kind }) => kind === 'review') ?? steps[0];
  return <ButtonLink to={review!.path!}>Check your answers</ButtonLink>;
}
