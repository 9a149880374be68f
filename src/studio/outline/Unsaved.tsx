import type { UnsavedText } from '../files/unsaved-texts.ts';
import { GoThere } from './GoThere.tsx';

export function Unsaved({ file, path, name, text, page }: UnsavedText) {
  return (
    <>
      {text === '' ? `“${name}” is empty: this is` : `“${text}” in “${name}” is`} not saved.{' '}
      <GoThere {...{ file, path, page }} />
    </>
  );
}
