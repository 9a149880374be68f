import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './layout/Link.tsx';

export function Button(props: ComponentProps<'button'>) {
  return <button type="button" className="button" {...props} />;
}

/** Outlined: beside what the page is there for. */
export function PlainButton(props: ComponentProps<'button'>) {
  return <Button className="button button-plain" {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink(props: LinkProps) {
  return <Link className="button" {...props} />;
}

export function PlainButtonLink(props: LinkProps) {
  return <Link className="button button-plain" {...props} />;
}
