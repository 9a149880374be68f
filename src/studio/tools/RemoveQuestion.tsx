import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Operation } from '../operations/files.ts';
import type { Naming } from '../operations/naming/sayings.ts';
import { GoThere } from '../outline/GoThere.tsx';
import { run } from '../store.ts';

interface RemoveQuestionProps {
  readonly title: string;
  readonly namings: () => readonly Naming[];
  readonly operation: () => Operation;
}

export function RemoveQuestion({ title, namings, operation }: RemoveQuestionProps) {
  const [isAsking, setAsking] = useState(false);
  const found = isAsking ? namings() : [];
  const first = found.filter(({ goesAlong }) => !goesAlong);
  const along = found.filter(({ goesAlong }) => goesAlong);
  const isBlocked = first.length > 0;

  async function take(): Promise<void> {
    setAsking(false);
    await run(operation);
  }

  if (!isAsking)
    return (
      <Button variant="text" onClick={() => (namings().length > 0 ? setAsking(true) : void take())}>
        Remove
      </Button>
    );
  return (
    <section
      tabIndex={-1}
      ref={(part) => {
        if (part && !part.contains(document.activeElement)) part.focus();
      }}
      className="studio-ask studio-removing"
      aria-label={`Remove “${title}”`}
    >
      {isBlocked ? (
        <>
          <p>
            “{title}” cannot be removed yet: {first.length === 1 ? 'one place' : `${first.length} places`}{' '}
            must be reworded or changed first.
          </p>
          <Namings namings={first} />
        </>
      ) : (
        <>
          <p>
            “{title}” is used in {along.length === 1 ? 'one place' : `${along.length} places`}, and would be
            removed there too. Questions that were asked only for some of its answers would then always be
            asked. You can undo this.
          </p>
          <Namings namings={along} />
          <Button variant="contained" onClick={() => void take()}>
            Remove the question and {along.length === 1 ? 'this use' : 'these uses'}
          </Button>
        </>
      )}
      <Button variant="text" onClick={() => setAsking(false)}>
        {isBlocked ? 'Keep it' : 'Cancel'}
      </Button>
    </section>
  );
}

function Namings({ namings }: { readonly namings: readonly Naming[] }) {
  return (
    <ul>
      {namings.map(({ file, path, words }) => (
        <li key={`${file} ${path.join('.')}`}>
          {words} <GoThere file={file} path={path} what={words} />
        </li>
      ))}
    </ul>
  );
}
