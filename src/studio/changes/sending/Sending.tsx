import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Base } from '../../protocol.ts';
import { send } from '../../store.ts';
import { toolButton } from '../../tools/Ask.tsx';
import { CopyButton } from './CopyButton.tsx';
import { mostLetters } from './message.ts';

interface SendingProps {
  readonly base: Base;
  /** The suggested commit message, which sums up the verdicts. */
  readonly message: string;
}

/** Shows the commit message and the Send button; after sending, the git command that staff still have to run. */
export function Sending({ base: { commit, branch, isCommitted }, message }: SendingProps) {
  const [edited, edit] = useEdited(commit);
  const text = edited ?? message;
  const subject = text.split('\n')[0]!;
  const isLong = subject.length > mostLetters;
  if (isCommitted) return <Committed branch={branch} />;
  return (
    <section className="changes-sending" aria-labelledby="changes-sending">
      <h3 id="changes-sending">Send the changes</h3>
      <div className="changes-message">
        <TextField
          label="Message"
          name="message"
          value={text}
          multiline
          fullWidth
          minRows={4}
          maxRows={16}
          error={isLong}
          helperText={`The first line says what was done: ${subject.length} of at most ${mostLetters} characters.`}
          onChange={(event) => edit(event.target.value)}
        />
        <div className="changes-tools">
          <Button {...toolButton} variant="contained" onClick={() => void send(text)}>
            Send
          </Button>
          <CopyButton text={text} what="the message" />
          {text !== message && (
            <Button {...toolButton} variant="text" onClick={() => edit(undefined)}>
              Reset the message
            </Button>
          )}
        </div>
      </div>
      <p>
        Send commits all changes{isOwn(branch) ? ` on the branch ${branch}` : ' on a new branch'}. Students
        see them only after they are reviewed and merged.
      </p>
    </section>
  );
}

const isOwn = (branch: string | undefined) =>
  branch !== undefined && branch !== 'main' && branch !== 'master';

/**
 * Shows the git command that pushes the commit. The studio cannot push, because it has no credentials for the
 * repository.
 */
function Committed({ branch }: { readonly branch: string | undefined }) {
  const line = `git push -u origin ${branch}`;
  return (
    <section className="changes-sending" aria-labelledby="changes-sending">
      <h3 id="changes-sending">{isOwn(branch) ? `Committed on the branch ${branch}` : 'Committed'}</h3>
      {isOwn(branch) && (
        <p className="changes-command">
          One step is left: run <code>{line}</code> <CopyButton text={line} what="the command" /> in the
          project’s folder, open the link that it prints, and press Create pull request.
        </p>
      )}
    </section>
  );
}

/**
 * Stores the edited commit message in the browser's session storage, until the tab is closed or the change is
 * committed.
 */
function useEdited(commit: string) {
  const key = `studio-message ${commit}`;
  const [edited, setEdited] = useState(() => sessionStorage.getItem(key) ?? undefined);
  function edit(text: string | undefined): void {
    setEdited(text);
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  }
  return [edited, edit] as const;
}
