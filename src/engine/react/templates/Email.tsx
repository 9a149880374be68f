import { Fragment } from 'react';

/** An address that goes on in another line after an @ or a dot, where a reader expects it. */
export function Email({ children }: { children: string }) {
  return (children.match(/[^@.]*[@.]|[^@.]+$/g) ?? []).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never move
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ));
}
