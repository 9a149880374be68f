import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page with its heading, on a card. */
export function SectionCard({ title, children }: SectionCardProps) {
  return (
    <Card component="section">
      <CardContent className="stack">
        <Typography variant="h2">{title}</Typography>
        {children}
      </CardContent>
    </Card>
  );
}
