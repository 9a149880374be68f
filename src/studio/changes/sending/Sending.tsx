import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Base } from '../../protocol.ts';
import { toolButton } from '../../tools/Ask.tsx';
import { CopyButton } from './CopyButton.tsx';
import { commandsFor } from './commands.ts';
import { mostLetters } from './message.ts';

interface SendingProps {
  readonly base: Base;
  /** As it is written from the verdicts. */
  readonly message: string;
}

/** The commit's message, and what is run to send the change. */
export function Sending({ base: { commit, branch }, message }: SendingProps) {
  const [edited, edit] = useEdited(commit);
  const text = edited ?? message;
  const subject = text.split('\n')[0]!;
  const isLong = subject.length > mostLetters;
  const commands = commandsFor(text, branch, navigator.userAgent.includes('Windows') ? 'PowerShell' : 'sh');
  return (
    <section className="changes-sending" aria-labelledby="changes-sending">
      <h3 id="changes-sending">Send it</h3>
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
          helperText={`The first line says what was done: ${subject.length} of at most ${mostLetters} letters.`}
          onChange={(event) => edit(event.target.value)}
        />
        <div className="changes-tools">
          <CopyButton text={text} what="the message" />
          {text !== message && (
            <Button {...toolButton} variant="text" onClick={() => edit(undefined)}>
              Write it again from the changes
            </Button>
          )}
        </div>
      </div>
      <p>Run these one after the other in the project’s folder:</p>
      <ol className="changes-commands">
        {commands.map(({ what, line }) => (
          <li key={what}>
            <p>{what}</p>
            <code>{line}</code>
            <CopyButton text={line} what={what.toLowerCase()} />
          </li>
        ))}
      </ol>
      <p>GitHub then answers with a link: open it and press Create pull request.</p>
    </section>
  );
}

/** What a person has written stays until the tab is closed, or the change is committed. */
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
