import { say } from '../store.ts';
import type { Place } from './schema-files.ts';

export function FileLink({ place }: { readonly place: Place }) {
  return (
    <a href={`/__open-in-editor?file=${encodeURIComponent(place)}`} onClick={() => say(openingWords(place))}>
      <code>{place}</code>
    </a>
  );
}

/**
 * Returns the message for a click on the link. The browser cannot tell whether an editor opened, so the
 * message always says what to do if none opened.
 */
function openingWords(place: Place): string {
  const [file, line] = place.split(':');
  const yourself = line ? `open it yourself and go to line ${line}` : 'open it yourself';
  return `${file} opens in your editor. If it does not, ${yourself}, or start the studio again with the name of your editor: LAUNCH_EDITOR=code npm run forms`;
}
