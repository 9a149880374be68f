import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Accordion } from '#components/Accordion.tsx';
import { StudentPage } from '#components/layout/StudentPage.tsx';
import { resources as cards } from '#generated/portal-resources.ts';
import { CardIcon } from './CardIcon.tsx';
import { type Resource, ResourceCard } from './ResourceCard.tsx';
import './ResourcesPage.css';

const resources: readonly Resource[] = cards;

/** Beside each other on a desk: what is opened moves nothing in the other one. */
const half = Math.ceil(resources.length / 2);
const columns = [resources.slice(0, half), resources.slice(half)];

/** Which cards are open stays with this visit, so that Back finds the page as it was left. */
export function ResourcesPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  // What the address keeps is drawn when there is time for it; a second tap may come before.
  const [open, setOpen] = useState<readonly string[]>(state?.open ?? []);

  function toggle(id: string) {
    const next = open.includes(id) ? open.filter((each) => each !== id) : [...open, id];
    setOpen(next);
    navigate('.', { replace: true, state: { open: next } });
  }

  return (
    <StudentPage title="Resource Hub" isWide>
      <p>Links to other sites open in a new tab and use mobile data.</p>
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
