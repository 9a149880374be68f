import type { Path } from '../files/json.ts';
import { effectWords } from '../notices/effects.ts';
import { Message } from '../notices/Message.tsx';
import type { Notice } from '../protocol.ts';
import { useStudio } from '../store.ts';
import { useEditedFile } from './Place.tsx';

export function useProblems(): readonly Notice[] {
  const { report } = useStudio();
  return (report?.notices ?? []).filter(({ level }) => level === 'wrong' || level === 'breaking');
}

/**
 * Shows the problems of the value at a path. Other notices appear only in the list of notices, because here
 * they would shift the fields while someone is about to click a field.
 */
export function ProblemsHere({ path }: { readonly path: Path }) {
  const { file } = useEditedFile();
  const here = useProblems().filter((each) => each.file === file && each.path.join('.') === path.join('.'));
  return here.map(({ level, message }) => (
    <p key={message} className="studio-here">
      <strong>{effectWords[level]}:</strong> <Message words={message} />
    </p>
  ));
}

export const isWithin = (path: Path, outer: Path) => outer.every((key, index) => path[index] === key);
