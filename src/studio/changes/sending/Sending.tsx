import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { lenderFile } from '../../lender/lender-parts.ts';
import { Message } from '../../notices/Message.tsx';
import { GoThere } from '../../outline/GoThere.tsx';
import { Unsaved } from '../../outline/Unsaved.tsx';
import type { Base, Notice } from '../../protocol.ts';
import { send, store, useUnsavedTexts } from '../../store.ts';
import { mostLetters } from './message.ts';
import type { HiddenDetail } from './still-hidden.ts';

interface SendingProps {
  readonly base: Base;
  readonly message: string;
  readonly wrong: readonly Notice[];
  /** The notices of changes in which staff chose to drop saved answers. */
  readonly thrownAway: readonly Notice[];
  readonly stillHidden: readonly HiddenDetail[];
  readonly onSent: () => void;
}

export function Sending({
  base: { commit, branch },
  message,
  wrong,
  thrownAway,
  stillHidden,
  onSent,
}: SendingProps) {
  const [edited, edit] = useEdited(commit);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const text = edited ?? message;
  const subject = text.split('\n')[0]!;
  const isLong = subject.length > mostLetters;
  const unsaved = useUnsavedTexts();
  const isReady = wrong.length + unsaved.length === 0 && !isSending;

  async function press(): Promise<void> {
    setSending(true);
    setRefusal('');
    const isSent = await send(text);
    setSending(false);
    if (isSent) onSent();
    else setRefusal(store.snapshot().said);
  }

  return (
    <section className="changes-sending" aria-labelledby="changes-sending">
      <h3 id="changes-sending">Send the changes</h3>
      <div className="changes-message">
        <TextField
          label="Message"
          name="message"
          value={text}
          multiline
          minRows={4}
          size="medium"
          maxRows={16}
          error={isLong}
          helperText={`The first line says what was done: ${subject.length} of at most ${mostLetters} characters.`}
          onChange={(event) => edit(event.target.value)}
        />
        {unsaved.length > 0 && (
          <ul className="changes-unready">
            {unsaved.map((each) => (
              <li key={`${each.file} ${each.path.join('.')}`}>
                <Unsaved {...each} />
              </li>
            ))}
          </ul>
        )}
        {thrownAway.length > 0 && (
          <ul className="changes-unready">
            {thrownAway.map(({ message }) => (
              <li key={message}>
                <Message words={message} />
              </li>
            ))}
          </ul>
        )}
        {stillHidden.length > 0 && (
          <ul className="changes-unready">
            {stillHidden.map(({ path, words }) => (
              <li key={path.join('.')}>
                {words} <GoThere file={lenderFile} path={path} />
              </li>
            ))}
          </ul>
        )}
        <Wrong notices={wrong} words="This must be fixed before the changes can be sent:" />
        <div className="changes-tools">
          <Button variant="contained" aria-disabled={!isReady} onClick={() => isReady && void press()}>
            {isSending ? 'Sending…' : 'Send'}
          </Button>
          <CopyButton text={text} what="the message" />
          {text !== message && (
            <Button variant="text" onClick={() => edit(undefined)}>
              Reset the message
            </Button>
          )}
        </div>
        <p role="status">{isSending && 'Sending the changes. This can take a minute.'}</p>
        {/* This is not a live region, because the header already announces the refusal. */}
        {refusal && <p className="studio-refused">{refusal}</p>}
      </div>
      <p>
        Send commits all changes{isOwn(branch) ? ` on the branch ${branch}` : ' on a new branch'}. Students
        see them only after they are reviewed and merged.
      </p>
    </section>
  );
}

interface WrongProps {
  readonly notices: readonly Notice[];
  readonly words: string;
}

export function Wrong({ notices, words }: WrongProps) {
  if (notices.length === 0) return null;
  return (
    <div className="changes-stop">
      <p>{words}</p>
      <ul>
        {notices.map(({ file, line, path, message }) => (
          <li key={`${file}:${line} ${message}`}>
            <Message words={message} /> <GoThere file={file} path={path} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const isOwn = (branch: string | undefined) =>
  branch !== undefined && branch !== 'main' && branch !== 'master';

interface CommittedProps {
  readonly branch: string | undefined;
  /**
   * True if staff have committed the changes since they opened the page. The heading then gets the focus, so
   * that screen readers read it.
   */
  readonly isNew: boolean;
}

/** Tells staff to push the commit, because the studio has no credentials for the repository. */
export function Committed({ branch, isNew }: CommittedProps) {
  const line = `git push -u origin ${branch}`;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return (
    <section className="changes-sending" aria-labelledby="changes-sending">
      <h3 id="changes-sending" ref={heading} tabIndex={-1}>
        {isOwn(branch) ? `Committed on the branch ${branch}` : 'Committed'}
      </h3>
      {isOwn(branch) && (
        <p className="changes-command">
          One step is left: run <code>{line}</code> <CopyButton text={line} what="the command" /> in the
          project’s folder, open the link that it prints, and press Create pull request. Or ask a programmer
          to push this branch.
        </p>
      )}
    </section>
  );
}

/**
 * Keeps an edited commit message in the session storage, so that a reload does not lose it. The key contains
 * the commit that the page compares with, so the message is not offered again for the next commit.
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

interface CopyButtonProps {
  readonly text: string;
  /** Names what the button copies, such as "the command", so that screen readers read "Copy the command". */
  readonly what: string;
}

function CopyButton({ text, what }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  return (
    <span className="changes-copy">
      <Button
        aria-label={`Copy ${what}`}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        Copy
      </Button>
      <span role="status">{copied === text && 'Copied'}</span>
    </span>
  );
}
