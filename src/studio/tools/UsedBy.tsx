import { Fragment } from 'react';
import { entryOf, formIn, hrefOf, type QuestionSelection } from '../outline.ts';
import { outlineNow } from '../store.ts';

/** Links to the questions that use a list or shared questions, for example "Used by 1: Application: Gender". */
export function UsedBy({ users }: { readonly users: readonly QuestionSelection[] }) {
  const outline = outlineNow();
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
