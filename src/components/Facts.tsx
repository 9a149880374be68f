import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { ReactNode } from 'react';
import './Facts.css';

export function Facts({ children }: { children: ReactNode }) {
  return (
    <List component="dl" disablePadding className="facts">
      {children}
    </List>
  );
}

interface FactProps {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function Fact({ name, isWide, children }: FactProps) {
  return (
    <ListItem component="div" disableGutters className={isWide ? 'fact fact-wide' : 'fact'}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </ListItem>
  );
}
