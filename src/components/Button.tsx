import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './layout/Link.tsx';

export function Button(props: ComponentProps<'button'>) {
  return <button type="button" className="button" {...props} />;
}

/** Renders a button for a secondary action. */
export function PlainButton(props: ComponentProps<'button'>) {
  return <Button className="button button-plain" {...props} />;
}

export function ButtonLink(props: LinkProps) {
  return <Link className="button" {...props} />;
}

export function PlainButtonLink(props: LinkProps) {
  return <Link className="button button-plain" {...props} />;
}
