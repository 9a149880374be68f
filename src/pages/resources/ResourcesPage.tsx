import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Accordion } from '#components/Accordion.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { Link } from '#components/layout/Link.tsx';
import { StudentPage } from '#components/layout/StudentPage.tsx';
import { resources as cards } from '#generated/portal-resources.ts';
import { CardIcon } from './CardIcon.tsx';
import { Questions } from './Questions.tsx';
import './ResourcesPage.css';

/** A card as staff write it; see schemas/meta/portal.schema.json. */
interface Resource {
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  readonly text: readonly string[];
  readonly links: readonly { readonly text: string; readonly url: string }[];
  readonly buttons: readonly { readonly text: string; readonly path: string }[];
}

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
                <Card {...resource} />
              </Accordion>
            ))}
          </div>
        ))}
      </div>
    </StudentPage>
  );
}

function Card({ id, text, links, buttons }: Resource) {
  return (
    <>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {buttons.map((button) => (
        <Button key={button.path} component={Link} to={button.path} variant="outlined" color="secondary">
          {button.text}
        </Button>
      ))}
      {id === 'questions' && <Questions />}
      {links.length > 0 && (
        <List disablePadding className="links">
          {links.map((link) => (
            <ListItem key={link.url} disablePadding className="link-row">
              <ExternalLink url={link.url}>{link.text}</ExternalLink>
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
}
