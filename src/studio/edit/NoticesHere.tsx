import { useSyncExternalStore } from 'react';
import type { Path } from '../files/json.ts';
import { levelWords } from '../notices/level-words.ts';
import { store } from '../store.ts';
import { useEditedFile } from './Place.tsx';

/**
 * Shows the notices of the check and the diff that are about the value at this path. Notices of the level "safe" are
 * left out.
 */
export function NoticesHere({ path }: { readonly path: Path }) {
  const { file } = useEditedFile();
  const { report } = useSyncExternalStore(store.subscribe, store.snapshot);
  const here = (report?.notices ?? []).filter(
    (each) => each.file === file && each.level !== 'safe' && each.path.join('.') === path.join('.'),
  );
  return here.map(({ level, message }) => (
    <p key={message} className="studio-here" data-level={level}>
      <strong>{levelWords[level]}:</strong> {message}
    </p>
  ));
}
