import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { Link } from '#components/layout/Link.tsx';
import { Questions } from './Questions.tsx';

/** Staff write these cards in portal.json (schemas/meta/portal.schema.json). */
export interface Resource {
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  readonly text: readonly string[];
  readonly links: readonly { readonly text: string; readonly url: string }[];
  readonly buttons: readonly { readonly text: string; readonly path: string }[];
}

export function ResourceCard({ id, text, links, buttons }: Resource) {
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
        <List disablePadding className="lined">
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
