import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './layout/Link.tsx';

interface Look {
  /** True for a secondary action, whose button is outlined. */
  readonly isPlain?: boolean | undefined;
}

export function Button({ isPlain, ...props }: ComponentProps<'button'> & Look) {
  return <button type="button" className={classOf(isPlain)} {...props} />;
}

export function ButtonLink({ isPlain, ...props }: LinkProps & Look) {
  return <Link className={classOf(isPlain)} {...props} />;
}

const classOf = (isPlain?: boolean) => (isPlain ? 'button button-plain' : 'button');
