import type { ReactNode } from 'react';
import './Facts.css';

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="fact">
      <dt className="quiet small">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
