import { useState } from 'react';
import { PlainButton } from '#components/Button.tsx';
import { focusHeading } from '#components/focus-heading.ts';
import { hasUnsent, signOut } from '#session/sign-out.ts';
import { ConfirmLoseUnsent } from '../login/ConfirmLoseUnsent.tsx';

/** Asks first where something would be lost. */
export function SignOut() {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <PlainButton onClick={async () => ((await hasUnsent()) ? setAsking(true) : await signOut())}>
        Sign Out
      </PlainButton>
    );
  }
  return (
    <ConfirmLoseUnsent
      words="Something you sent has not gone yet. If you sign out now, it will be lost."
      lose="Sign out and lose it"
      onStay={() => {
        setAsking(false);
        focusHeading(); // the button that was pressed goes
      }}
      onLose={() => void signOut()}
    />
  );
}
