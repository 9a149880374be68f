import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import type { Path } from '../../files/json.ts';
import { Icon } from '../../Icon.tsx';
import { change } from '../../store.ts';
import { idOf, useEditedFile } from '../Place.tsx';

interface EntryButtonsProps {
  readonly name: string;
  readonly path: Path;
  /** The index of the entry and the number of entries. Undefined if the entries have no order. */
  readonly place?: { readonly index: number; readonly of: number };
  readonly grip?: ComponentProps<'span'>;
}

/**
 * Shows the buttons that move or remove an entry. After a move, the focus stays on the moved entry's buttons.
 */
export function EntryButtons({ name, path, place, grip }: EntryButtonsProps) {
  const { file } = useEditedFile();

  async function move(to: number): Promise<void> {
    await change(`Move ${name}`, [{ file, do: 'move', path: [...path], to }]);
    const words = to < place!.index ? 'up' : 'down';
    document
      .querySelector<HTMLElement>(
        `[data-entry="${CSS.escape(idOf(file, [...path.slice(0, -1), to]))}"] [data-move=${words}]`,
      )
      ?.focus();
  }

  const moves = [
    { word: 'Up', by: -1, end: 0 },
    { word: 'Down', by: 1, end: (place?.of ?? 0) - 1 },
  ];
  return (
    <div className="studio-entry-buttons" data-entry={idOf(file, path)}>
      {place && (
        <>
          <span className="studio-grip" title="Drag to another place" aria-hidden="true" {...grip}>
            <Icon name="grip" />
          </span>
          {moves.map(({ word, by, end }) => (
            <Button
              key={word}
              aria-label={`${word}: ${name}`}
              title={`Move ${word.toLowerCase()}`}
              variant="text"
              data-move={word.toLowerCase()}
              aria-disabled={place.index === end}
              onClick={() => place.index !== end && void move(place.index + by)}
            >
              <Icon name={by < 0 ? 'up' : 'down'} />
            </Button>
          ))}
        </>
      )}
      <Button
        aria-label={`Remove: ${name}`}
        title="Remove"
        variant="text"
        onClick={() => void removeAt(file, path, name)}
      >
        <Icon name="out" />
      </Button>
    </div>
  );
}

/** Removes a value. The focus stays in the list or object that contained the value. */
async function removeAt(file: string, path: Path, name: string): Promise<void> {
  await change(`Remove ${name}`, [{ file, do: 'remove', path: [...path] }]);
  document.getElementById(idOf(file, path.slice(0, -1)))?.focus();
}

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
