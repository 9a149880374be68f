import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Accordion } from '#components/Accordion.tsx';
import { Icon } from '#components/Icon.tsx';
import { StudentPage } from '#components/layout/StudentPage.tsx';
import { useOnline } from '#components/loading/use-online.ts';
import '#components/loading/OldDataNotice.css';
import { resources as cards } from '#generated/portal-resources.ts';
import { type Resource, ResourceCard } from './ResourceCard.tsx';
import './ResourcesPage.css';

const resources: readonly Resource[] = cards;

/** The cards are in two columns, so that opening a card does not move the cards in the other column. */
const half = Math.ceil(resources.length / 2);
const columns = [resources.slice(0, half), resources.slice(half)];

/** The history state stores which cards are open, so that Back opens them again. */
export function ResourcesPage() {
  const { state } = useLocation();
  const isOnline = useOnline();
  const navigate = useNavigate();
  // This state is needed in addition to the history state: React renders navigations at low priority, and the
  // student may tap a second card before the first navigation is rendered.
  const [open, setOpen] = useState<readonly string[]>(state?.open ?? []);

  function toggle(id: string) {
    const next = open.includes(id) ? open.filter((each) => each !== id) : [...open, id];
    setOpen(next);
    navigate('.', { replace: true, state: { open: next } });
  }

  return (
    <StudentPage title="Resource Hub" isWide>
      <div role="status" className={isOnline ? 'quiet' : 'old-data'}>
        <p>
          {isOnline
            ? 'Links to other sites open in a new tab and use mobile data.'
            : "You're offline. Everything here opens, except links to other sites."}
        </p>
      </div>
      <div className="resource-columns">
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
          <div key={index} className="accordions">
            {column.map((resource) => (
              <Accordion
                key={resource.id}
                title={resource.title}
                icon={<CardIcon id={resource.id} />}
                about={resource.about}
                isOpen={open.includes(resource.id)}
                onToggle={() => toggle(resource.id)}
              >
                <ResourceCard {...resource} />
              </Accordion>
            ))}
          </div>
        ))}
      </div>
    </StudentPage>
  );
}

/** Shows the card's own icon, or a link icon if staff have added the card. */
function CardIcon({ id }: { id: string }) {
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
