import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Path } from '../../files/json.ts';
import { idOf, useEditedFile } from '../Place.tsx';
import { removeAt } from './EntryButtons.tsx';

export function RemoveWhole({ name, path }: { readonly name: string; readonly path: Path }) {
  const { file } = useEditedFile();
  const [isAsking, setAsking] = useState(false);

  return (
    <div className="studio-tool-row studio-quiet-row studio-whole" data-entry={idOf(file, path)}>
      {isAsking ? (
        <>
          <span role="status">Remove “{name}” and all that is in it?</span>
          <Button autoFocus onClick={() => void removeAt(file, path, name)}>
            Remove all
          </Button>
          <Button variant="text" onClick={() => setAsking(false)}>
            Keep
          </Button>
        </>
      ) : (
        <Button variant="text" onClick={() => setAsking(true)}>
          Remove all of “{name}”
        </Button>
      )}
    </div>
  );
}
