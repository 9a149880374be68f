import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import type { ConfirmPanel } from '#components/ConfirmPanel.tsx';
import { focusHeading } from '#components/focus-heading.ts';
import { Icon } from '#components/Icon.tsx';
import { useOnDemand } from '#components/loading/use-dialog.ts';
import './SignOut.css';

const loadSignOut = () =>
  Promise.all([import('#session/sign-out.ts'), import('#components/ConfirmPanel.tsx')]);

export function SignOut() {
  const [Panel, setPanel] = useState<typeof ConfirmPanel>();
  const part = useOnDemand(loadSignOut);

  async function leave(isConfirmed: boolean) {
    if (part.isLoading) return;
    const parts = await part.ask();
    if (!parts) return;
    const [session, { ConfirmPanel }] = parts;
    if (isConfirmed || !(await session.hasUnsent())) await session.signOut();
    else setPanel(() => ConfirmPanel);
  }

  if (Panel) {
    return (
      <Panel title="Something is still waiting to be sent." text="If you sign out now, you'll lose it.">
        <Button
          onClick={() => {
            setPanel(undefined);
            focusHeading(); // the pressed button, which has the focus, is removed
          }}
        >
          Wait until it's sent
        </Button>
        <Button isPlain onClick={() => void leave(true)}>
          Sign out and lose it
        </Button>
      </Panel>
    );
  }
  return (
    <Button
      className="button button-text sign-out"
      aria-disabled={part.isLoading}
      onClick={() => void leave(false)}
    >
      <Icon>
        <path d="M13 4H5v16h8M10 12h10M16 8l4 4-4 4" />
      </Icon>
      {part.isLoading ? 'One moment…' : 'Sign Out'}
    </Button>
  );
}
