import { Fragment } from 'react';
import { entryOf, formIn, hrefOf, type Outline, type QuestionSelection } from '../outline.ts';

interface UsedByProps {
  readonly users: readonly QuestionSelection[];
  readonly outline: Outline;
}

/** Links to the questions that use a list or shared questions, for example "Used by 1: Application: Gender". */
export function UsedBy({ users, outline }: UsedByProps) {
  return (
    <>
      Used by {users.length}:{' '}
      {users.map((user, index) => (
        <Fragment key={hrefOf(user)}>
          {index > 0 && ', '}
          <a href={hrefOf(user)}>
            {formIn(outline, user.form)?.title}: {entryOf(outline, user)?.title}
          </a>
        </Fragment>
      ))}
    </>
  );
}
