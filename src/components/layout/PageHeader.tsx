import type { ReactNode } from 'react';
import { Logo } from './Logo.tsx';

interface PageHeaderProps {
  /** What the green bar says. It is the page's heading where the page has no other. */
  readonly title?: ReactNode;
  readonly isHeading?: boolean;
}

/** The green bar on top, with the logo that leads to the landing page. */
export function PageHeader({ title, isHeading }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div className="column">
        <Logo />
        {title && (isHeading ? <h1 tabIndex={-1}>{title}</h1> : <p>{title}</p>)}
      </div>
    </header>
  );
}
