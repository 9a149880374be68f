import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
  /** The history state for the target page. */
  readonly state?: unknown;
  readonly replace?: boolean;
}

/**
 * A link within the portal. React Router's `Link` includes its framework's prefetching, 1 KB that the portal does not
 * use.
 */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
  });

  function press(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }

  return <a {...rest} href={href} onClick={press} />;
}
