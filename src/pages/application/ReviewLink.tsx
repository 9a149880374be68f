import { ButtonLink } from '#components/Button.tsx';
import { application } from '#forms/application.ts';

/**
 * Links to the application's review step. The page loads this module only after the server has refused the
 * application, because no other part of the page needs the form's definition.
 */
export function ReviewLink() {
  const { steps } = application.definition;
  const review = steps.find(({ kind }) => kind === 'review') ?? steps[0];
  return <ButtonLink to={review!.path!}>Check your answers</ButtonLink>;
}
