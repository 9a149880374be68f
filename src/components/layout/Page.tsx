import type { ReactNode } from 'react';
import { Logo } from './Logo.tsx';
import { PageTitle } from './PageTitle.tsx';

interface PageProps {
  /** In the tab. The steps of a questionnaire name themselves, and have headings of their own. */
  readonly title?: string;
  /** The title, unless said otherwise. */
  readonly heading?: string | undefined;
  /** What the green bar says, where that is not the heading. */
  readonly bar?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page under the green bar, with the logo that leads to the landing page. */
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
