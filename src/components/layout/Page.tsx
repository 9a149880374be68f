import type { ReactNode } from 'react';
import * as portal from '#generated/portal.ts';
import { paths } from '#paths';
import { Link } from './Link.tsx';

interface PageProps {
  /** The document title. Undefined on form pages, whose steps set the title and the heading. */
  readonly title?: string;
  /** The text of the page's <h1>; `title` by default. */
  readonly heading?: string | undefined;
  /** The text in the header, next to the logo. */
  readonly bar?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The layout of pages that do not load MUI: the green header with the logo, and the content below it. */
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

/** Sets the document title to the page's name and the product's, such as `Login - Product`. */
export function PageTitle({ page }: { page: string }) {
  return <title>{`${page} - ${portal.product}`}</title>;
}

/** The logo with the product's name, as a link to the landing page. */
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
