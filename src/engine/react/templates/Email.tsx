import { Fragment } from 'react';

export function Email({ children }: { children: string }) {
  return (children.match(/[^@.]*[@.]|[^@.]+$/g) ?? []).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change their order
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ));
}
