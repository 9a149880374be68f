import type { ReactNode } from 'react';
import './Facts.css';

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

interface FactProps {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function Fact({ name, isWide, children }: FactProps) {
  return (
    <div className={isWide ? 'fact fact-wide' : 'fact'}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
