import { Fragment } from 'react';
import { pathAt } from '../files/schema-files.ts';
import { headOf } from '../head.ts';
import { GoThere } from '../outline/GoThere.tsx';
import { innermostAt } from '../outline.ts';
import { filesNow, outlineNow } from '../store.ts';
import { type NamedPlace, placesIn } from './places-in.ts';

/** Shows each file and line in a message as a link with the title of the item at that line. */
export const Message = ({ words }: { readonly words: string }) =>
  placesIn(words).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message have no other key
    <Fragment key={index}>{typeof part === 'string' ? part : <PlaceLink {...part} />}</Fragment>
  ));

function PlaceLink({ file, line }: NamedPlace) {
  const { texts, read } = filesNow();
  const path = pathAt(texts.get(file) ?? '', line);
  const { title, within } = headOf(innermostAt(file, path, read), outlineNow(), read);
  return (
    <GoThere file={file} path={path}>
      “{title}”{within && ` (${within.title})`}
    </GoThere>
  );
}
