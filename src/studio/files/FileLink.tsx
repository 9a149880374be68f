import { say } from '../store.ts';
import type { Place } from './schema-files.ts';

/** Links to a file; pressing the link opens the file in the local editor at the given line. */
export function FileLink({ place }: { readonly place: Place }) {
  return (
    <a href={`/__open-in-editor?file=${encodeURIComponent(place)}`} onClick={() => say(openingWords(place))}>
      <code>{place}</code>
    </a>
  );
}

/**
 * Returns what the studio says when a file is opened. The browser cannot see whether an editor opened, so the text
 * always says what to do otherwise.
 */
function openingWords(place: Place): string {
  const [file, line] = place.split(':');
  const yourself = line ? `open it yourself and go to line ${line}` : 'open it yourself';
  return `${file} opens in your editor. If it does not, ${yourself}, or start the studio again with the name of your editor: LAUNCH_EDITOR=code npm run forms`;
}
