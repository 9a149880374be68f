import { Icon } from '#components/Icon.tsx';

/** Shows the card's own icon, or a link icon if staff have added the card. */
export function CardIcon({ id }: { id: string }) {
  return (
    <Icon size={28} className="card-icon">
      <path d={lines[id] ?? link} />
    </Icon>
  );
}

const lines: { readonly [id: string]: string | undefined } = {
  questions: 'M4 4h16v12H11l-5 4v-4H4zM9.8 8.2a2.2 2.2 0 1 1 3 2c-.6.3-.8.7-.8 1.3M12 13.6v.01',
  'full-time-jobs': 'M3 8h18v12H3zM9 8V5h6v3M3 13h18M12 12v2',
  'online-work': 'M5 5h14v10H5zM2 19h20M10 8l-2 2 2 2M14 8l2 2-2 2',
  'small-business':
    'M4 4h16l1.5 5h-19zM4 12v8h16v-8M2.5 9c0 4 6.3 4 6.3 0 0 4 6.4 4 6.4 0 0 4 6.3 4 6.3 0M10 20v-5h4v5',
  abroad: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  academic: 'M12 5 1.5 10 12 15l10.5-5zM6 12.5V18c4 3 8 3 12 0v-5.5M22.5 10v6',
};
const link = 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1';
