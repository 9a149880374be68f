import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { ReactNode } from 'react';
import './Facts.css';

/** A list of names, each with what is known under it. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <List component="dl" disablePadding className="facts">
      {children}
    </List>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ListItem component="div" disableGutters className="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </ListItem>
  );
}
