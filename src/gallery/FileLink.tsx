import { useContext } from 'react';
import { OpenFile } from './open-file.ts';
import type { Place } from './schema-files.ts';

/** The name of a file: pressed, it opens in the editor, at its line. */
export function FileLink({ place }: { readonly place: Place }) {
  const open = useContext(OpenFile);
  return (
    <a href={`/__open-in-editor?file=${encodeURIComponent(place)}`} onClick={() => open(place)}>
      <code>{place}</code>
    </a>
  );
}
