import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Accordion } from '#components/Accordion.tsx';
import { StudentPage } from '#components/layout/StudentPage.tsx';
import { useOnline } from '#components/loading/use-online.ts';
import '#components/loading/OldDataNotice.css';
import { resources as cards } from '#generated/portal-resources.ts';
import { CardIcon } from './CardIcon.tsx';
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
