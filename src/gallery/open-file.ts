import { createContext } from 'react';
import type { Place } from './schema-files.ts';

/** Tells the page that a file was asked for. */
export const OpenFile = createContext<(place: Place) => void>(() => {});

/** Only the terminal can know whether there is an editor, so that what else helps is always said. */
export function openingWords(place: Place): string {
  const [file, line] = place.split(':');
  const yourself = line ? `open it yourself and go to line ${line}` : 'open it yourself';
  return `${file} opens in your editor. If it does not, ${yourself}; or begin again with the name of your editor: LAUNCH_EDITOR=code npm run forms`;
}
