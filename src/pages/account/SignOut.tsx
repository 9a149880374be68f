import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { focusHeading } from '#components/focus-heading.ts';
import { useOnDemand } from '#components/loading/use-dialog.ts';
import './SignOut.css';

/** Includes the outbox, which the page does not need otherwise. */
const loadSignOut = () => import('#session/sign-out.ts');

/**
 * The sign-out button: in the header on a wide screen, and last on the account page on a phone. Asks for confirmation
 * if unsent items would be lost.
 */
export function SignOut() {
  const [isAsking, setAsking] = useState(false);
  const part = useOnDemand(loadSignOut);

  async function leave(isConfirmed: boolean) {
    if (part.isLoading) return;
    const session = await part.ask();
    if (!session) return;
    if (isConfirmed || !(await session.hasUnsent())) await session.signOut();
    else setAsking(true);
  }

  if (isAsking) {
    return (
      <Question
        onStay={() => {
          setAsking(false);
          focusHeading(); // the pressed button is removed
        }}
        onLeave={() => void leave(true)}
      />
    );
  }
  return (
    <Button
      color="secondary"
      className="sign-out"
      aria-disabled={part.isLoading}
      onClick={() => void leave(false)}
    >
      {part.isLoading ? 'One moment…' : 'Sign Out'}
    </Button>
  );
}

interface QuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function Question({ onStay, onLeave }: QuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <Alert ref={question} tabIndex={-1} severity="error" className="sign-out lose-unsent">
      <p>Something is still waiting to be sent. If you sign out now, you'll lose it.</p>
      <Button variant="contained" onClick={onStay}>
        Wait until it's sent
      </Button>
      <Button variant="outlined" color="error" onClick={onLeave}>
        Sign out and lose it
      </Button>
    </Alert>
  );
}
