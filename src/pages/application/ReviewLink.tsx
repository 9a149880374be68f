import { ButtonLink } from '#components/Button.tsx';
import { application } from '#forms/application.ts';

/** Leads back to all answers. Loaded where an application was refused: no other page needs the form to lead there. */
export function ReviewLink() {
  const { steps } = application.definition;
  const review = steps.find(({ kind }) => kind === 'review') ?? steps[0];
  return <ButtonLink to={review!.path!}>Check your answers</ButtonLink>;
}
