import * as portal from '#generated/portal.ts';
import { paths } from '#paths';
import { Link } from './Link.tsx';

/** The logo links to the landing page. */
export function Logo() {
  return (
    <Link to={paths.landing} className="logo">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" className="logo-tile" />
        <path d="M7 21.5 13 15l4.5 4L25 10.5" className="logo-line" />
      </svg>
      <span>{portal.product}</span>
    </Link>
  );
}
