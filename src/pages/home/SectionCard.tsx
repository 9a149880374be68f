import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionCardProps {
  readonly title: string;
  /** Makes the heading look like a small label, because the content below matters more. */
  readonly isLabel?: boolean;
  readonly children: ReactNode;
}

export function SectionCard({ title, isLabel, children }: SectionCardProps) {
  return (
    <Card component="section">
      <CardContent className="stack">
        <Typography
          component="h2"
          variant={isLabel ? 'body2' : 'h2'}
          color={isLabel ? 'textSecondary' : undefined}
        >
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
