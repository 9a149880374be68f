import { Fragment } from 'react';

/** Renders an e-mail address that can wrap after the @ and after dots. */
export function Email({ children }: { children: string }) {
  return (children.match(/[^@.]*[@.]|[^@.]+$/g) ?? []).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change their order
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ));
}
