import Button from '@mui/material/Button';
import { useState } from 'react';
import { ShapesFile } from '../answer-counts/ShapesFile.tsx';
import { sentencesOf } from '../answer-counts/sentences.ts';
import { useKeptFocus } from '../edit/use-kept-focus.ts';
import { GoThere } from '../outline/GoThere.tsx';
import { Unsaved } from '../outline/Unsaved.tsx';
import type { Action, Notice } from '../protocol.ts';
import { fix, run, useStudio, useUnsavedTexts } from '../store.ts';
import { Choice } from '../tools/Choice.tsx';
import { effectOf, effectWords } from './effects.ts';
import { groupOf, inOrder } from './in-order.ts';
import { Message } from './Message.tsx';
import { withChoice } from './with-choice.ts';
import './notices.css';

/** @param near the folder or file that is being edited */
export function Notices({ near }: { readonly near?: string | undefined }) {
  const { report, seen } = useStudio();
  const [isOpen, setOpen] = useState(true);
  const keepFocus = useKeptFocus();
  const unsaved = useUnsavedTexts();
  const notices = inOrder(report?.notices ?? [], seen, near);
  const { open = [], elsewhere = [], safe = [] } = Object.groupBy(notices, (each) => groupOf(each, near));
  return (
    <section {...keepFocus} className="studio-notices" aria-labelledby="notices-title">
      <h2 id="notices-title">Check</h2>
      <p role="status">
        {unsaved.length > 0 && `${unsaved.length} not saved. `}
        {report?.summary ?? 'Checking the files…'}
      </p>
      {notices.length + unsaved.length > 0 && (
        <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Fold' : 'Unfold'}
        </Button>
      )}
      {isOpen && (
        <>
          {unsaved.length > 0 && (
            <ul>
              {unsaved.map((each) => (
                <li key={`${each.file} ${each.path.join('.')}`} data-effect="wrong">
                  <p>
                    <strong>{effectWords.wrong}:</strong> <Unsaved {...each} />
                  </p>
                </li>
              ))}
            </ul>
          )}
          <List notices={open} />
          <Folded
            notices={elsewhere}
            summary={
              elsewhere.length === 1
                ? 'Show a change elsewhere that people will notice'
                : `Show ${elsewhere.length} changes elsewhere that people will notice`
            }
          />
          <Folded
            notices={safe}
            summary={safe.length === 1 ? 'Show the safe change' : `Show the ${safe.length} safe changes`}
          />
          <ShapesFile />
        </>
      )}
    </section>
  );
}

interface ListProps {
  readonly notices: readonly Notice[];
}

function Folded({ summary, notices }: ListProps & { readonly summary: string }) {
  if (notices.length === 0) return null;
  return (
    <details>
      <summary>{summary}</summary>
      <List notices={notices} />
    </details>
  );
}

function List({ notices }: ListProps) {
  if (notices.length === 0) return null;
  return (
    <ul>
      {notices.map((notice) => (
        <Item key={`${notice.file}:${notice.line} ${notice.message}`} notice={notice} />
      ))}
    </ul>
  );
}

function Item({ notice }: { readonly notice: Notice }) {
  const { shapes } = useStudio();
  const { file, path, message, remedies, answers = [] } = notice;
  const effect = effectOf(notice);
  return (
    <li data-effect={effect}>
      <p>
        <strong>{effectWords[effect]}:</strong> <Message words={message} />{' '}
        <GoThere file={file} path={path} />
      </p>
      {shapes &&
        sentencesOf(answers, shapes).map((sentence) => (
          <p key={sentence} className="studio-count">
            {sentence}
          </p>
        ))}
      {remedies.map((remedy) => (
        <div key={remedy.words} className="studio-remedy">
          <Remedy {...remedy} />
        </div>
      ))}
    </li>
  );
}

function Remedy({ words, changes, choices = [], isUpdate = false }: Action) {
  const [chosen = choices[0], choose] = useState<string>();
  if (!changes && !isUpdate) return <p>{words}</p>;
  const does = words.replace(/\.$/, '');
  const make = () => (changes ? run(() => ({ label: does, changes: withChoice(changes, chosen) })) : fix());
  return (
    <>
      {choices.length > 0 && (
        <Choice
          label="To"
          value={chosen!}
          options={choices.map((each) => [each, each] as const)}
          onChange={choose}
        />
      )}
      <Button onClick={() => void make()}>{does}</Button>
    </>
  );
}
