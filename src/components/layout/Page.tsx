import type { ReactNode } from 'react';
import * as portal from '#generated/portal.ts';
import { paths } from '#paths';
import { Link } from './Link.tsx';

interface PageProps {
  /** Undefined on form pages, because each form step sets its own title and heading. */
  readonly title?: string;
  readonly heading?: string | undefined;
  readonly bar?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Page(props: PageProps) {
  const { title, heading = title, bar, className = 'column stack', children } = props;
  const headline = heading && <h1 tabIndex={-1}>{heading}</h1>;
  return (
    <>
      {title && <PageTitle page={title} />}
      <header className="page-header">
        <div className="column">
          <Logo />
          {bar && <p>{bar}</p>}
        </div>
      </header>
      <main id="main" className={className}>
        {headline}
        {children}
      </main>
    </>
  );
}

export function PageTitle({ page }: { page: string }) {
  return <title>{`${page} - ${portal.product}`}</title>;
}

export function Logo({ product = portal.product }: { product?: string }) {
  return (
    <Link to={paths.landing} className="logo">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" className="logo-tile" />
        <path d="M7 21.5 13 15l4.5 4L25 10.5" className="logo-line" />
      </svg>
      <span>{product}</span>
    </Link>
  );
}
