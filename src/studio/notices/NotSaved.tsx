import type { Unwritten } from '../files/unwritten.ts';
import { GoThere } from '../outline/GoThere.tsx';

export function NotSaved({ file, path, name, text, page }: Unwritten) {
  return (
    <>
      “{text}” in “{name}” is not saved. <GoThere {...{ file, path, page }} />
    </>
  );
}
