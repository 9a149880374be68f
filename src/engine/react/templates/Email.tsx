import { Fragment } from 'react';

/** An e-mail address that may wrap after the @ or a dot. */
export function Email({ children }: { children: string }) {
  return (children.match(/[^@.]*[@.]|[^@.]+$/g) ?? []).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never move
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ));
}
